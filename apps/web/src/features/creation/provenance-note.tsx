import type { Provenance } from "@kinora/contracts/provenance/provenance";
import { BadgeCheck, ChevronDown, Sparkles, TriangleAlert } from "lucide-react";
import { useGetProvenanceQuery } from "./creation-api.ts";

/** IPTC terms (cv.iptc.org/newscodes/digitalsourcetype) in words. */
const MEANS: Readonly<Record<string, string>> = {
  algorithmicMedia: "Composed by an algorithm",
  trainedAlgorithmicMedia: "Made by a trained model",
  compositeWithTrainedAlgorithmicMedia: "A photo or film with parts by a trained model",
  compositeSynthetic: "Pictures drawn by code, voice by a trained model",
};

function meansOf(term: string | null): string | null {
  const name = term?.split("/").at(-1);
  return name === undefined ? null : (MEANS[name] ?? name);
}

function holds({ valid, problems }: NonNullable<Provenance["signature"]>): string {
  if (valid) return "Yes: not changed since it was made";
  return problems.some((problem) => problem.endsWith("Hash.mismatch"))
    ? "No: the file was changed afterwards"
    : `No (${problems.join(", ")})`;
}

function rowsOf({ digitalSourceType, signature }: Provenance) {
  const by = signature?.signedBy;
  return [
    ["Signed by", by && signature?.byThisServer ? `${by} (this server)` : by],
    ["Valid", signature && holds(signature)],
    ["Made with", signature?.generator],
    ["How", meansOf(digitalSourceType)],
  ] as const;
}

/** Says that a work was made by AI, whether its file is signed, and on request by whom. */
export function ProvenanceNote({ id }: { readonly id: string }) {
  const { data } = useGetProvenanceQuery(id);
  const signature = data?.signature ?? null;
  const isBroken = signature !== null && !signature.valid;
  const Icon = isBroken ? TriangleAlert : signature ? BadgeCheck : Sparkles;
  return (
    <details className="group text-14 text-text-2">
      <summary className="reach flex cursor-pointer list-none items-center gap-2 rounded-field hover:text-text [&::-webkit-details-marker]:hidden">
        <Icon size={16} aria-hidden="true" className={isBroken ? "text-warn" : "text-accent"} />
        <span>AI-made{signature && (isBroken ? " · signature does not hold" : " · signed")}</span>
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
        The file says so too and carries its recipe: drop it on the create page to fill the form.
      </p>
    </details>
  );
}
