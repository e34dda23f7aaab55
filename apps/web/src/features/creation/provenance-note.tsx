import type { Provenance } from "@kinora/contracts/provenance/provenance";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { BadgeCheck, ChevronDown, Sparkles, TriangleAlert } from "lucide-react";
import { useGetProvenanceQuery } from "./provenance-api.ts";

/** Explanations of IPTC terms (cv.iptc.org/newscodes/digitalsourcetype). */
const MEANS: Readonly<Record<string, MessageDescriptor>> = {
  algorithmicMedia: msg`Composed by an algorithm`,
  trainedAlgorithmicMedia: msg`Made by a trained model`,
  compositeWithTrainedAlgorithmicMedia: msg`A photo or film, partly made by a trained model`,
  compositeSynthetic: msg`Pictures drawn by code, voice by a trained model`,
};

function meansOf(term: string | null): string | null {
  const name = term?.split("/").at(-1);
  const means = MEANS[name ?? ""];
  return means ? t(means) : (name ?? null);
}

function holds({ valid, problems }: NonNullable<Provenance["signature"]>): string {
  if (valid) return t`Yes: not changed since it was made`;
  return problems.some((problem) => problem.endsWith("Hash.mismatch"))
    ? t`No: the file was changed afterwards`
    : t`No (${{ problems: problems.join(", ") }})`;
}

function rowsOf({ digitalSourceType, signature }: Provenance) {
  const by = signature?.signedBy;
  return [
    [t`Signed by`, by && signature?.byThisServer ? t`${by} (this server)` : by],
    [t`Valid`, signature && holds(signature)],
    [t`Made with`, signature?.generator],
    [t`How`, meansOf(digitalSourceType)],
  ] as const;
}

/** States that a work was made by AI and whether its file is signed, and on request by whom. */
export function ProvenanceNote({ id }: { readonly id: string }) {
  const { data } = useGetProvenanceQuery(id);
  const signature = data?.signature ?? null;
  const isBroken = signature !== null && !signature.valid;
  const Icon = isBroken ? TriangleAlert : signature ? BadgeCheck : Sparkles;
  return (
    <details className="group text-14 text-text-2">
      <summary className="reach flex cursor-pointer list-none items-center gap-2 rounded-field hover:text-text [&::-webkit-details-marker]:hidden">
        <Icon size={16} aria-hidden="true" className={isBroken ? "text-warn" : "text-accent"} />
        <span>
          {signature === null
            ? t`AI-made`
            : isBroken
              ? t`AI-made · signature not valid`
              : t`AI-made · signed`}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {data &&
          rowsOf(data).map(
            ([label, value]) =>
              value && (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="text-right text-text wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
      </dl>
      <p className="mt-3 text-12">
        {t`The file says so too and carries its recipe: drop it on the create page to fill in the form.`}
      </p>
    </details>
  );
}
