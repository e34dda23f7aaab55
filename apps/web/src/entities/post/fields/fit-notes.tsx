import { AS_IT_IS, type MediaFit } from "@kinora/contracts/publication/fit-media";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { t } from "@lingui/core/macro";
import { CircleAlert, Info, Scissors } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { clockText } from "../../../ui/clock-text.ts";
import { placeOf } from "../draft/gap-words.ts";
import { isAboutWords } from "../draft/text-findings.ts";
import type { FieldsProps } from "./field-props.ts";

type Finding = TargetPreview["findings"][number];

const SIZES: readonly Finding["code"][] = ["picture_too_small", "picture_too_large"];

/** What the platform would not take of the file, or show otherwise, each put right with one press. */
export function FitNotes({ preview, draft, onChange }: Omit<FieldsProps, "checked" | "refused">) {
  const { connectionId, findings } = preview;
  const change = (fit: MediaFit) => {
    // A cover after the end is none.
    const isCut = fit.endsAt !== null && (draft.coverAt ?? 0) > fit.endsAt * 1_000;
    onChange({ fit, ...(isCut ? { coverAt: null } : {}) });
  };
  const isCropOffered = findings.some(({ fix }) => fix === "crop");
  return (
    <div id={placeOf(connectionId, "file")} className="flex flex-col gap-2 empty:hidden">
      <Changes fit={draft.fit} onChange={change} />
      {findings
        .filter(({ code }) => !isAboutWords(code))
        .map((finding) => {
          // What is cropped is scaled as well: then its size needs no press of its own.
          const isSettled = isCropOffered && SIZES.includes(finding.code);
          const fix = isSettled ? null : fixOf(finding, draft.fit);
          return (
            <Note key={`${finding.code} ${finding.file}`} {...finding}>
              {fix && (
                <Button size="sm" onClick={() => change(fix.fit)}>
                  {fix.label}
                </Button>
              )}
            </Note>
          );
        })}
    </div>
  );
}

/** What is changed of the file, each undone with one press. */
function Changes({
  fit,
  onChange,
}: {
  readonly fit: MediaFit;
  readonly onChange: (fit: MediaFit) => void;
}) {
  const { crops, endsAt, converts } = fit;
  const made: readonly (readonly [words: string, without: Partial<MediaFit>])[] = [
    ...(crops ? [[t`Cropped around its middle`, { crops: false }] as const] : []),
    ...(endsAt === null
      ? []
      : [[t`Cut after ${{ length: clockText(endsAt) }}`, { endsAt: null }] as const]),
    ...(converts ? [[t`Converted for this platform`, { converts: false }] as const] : []),
  ];
  if (made.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {made.map(([words, without]) => (
        <li
          key={words}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 rounded-field border border-line px-3.5 py-2 text-14"
        >
          <Scissors size={18} className="shrink-0 text-text-2" aria-hidden="true" />
          <span className="min-w-0 flex-1">{t`${words}. The work itself stays as it is.`}</span>
          <Button
            size="sm"
            aria-label={t`Undo: ${words}`}
            onClick={() => onChange({ ...fit, ...without })}
          >
            {t`Undo`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What puts a finding right; null when only another work does. */
function fixOf({ fix, params }: Finding, fit: MediaFit = AS_IT_IS) {
  switch (fix) {
    case "crop":
      return { label: t`Crop it to fit`, fit: { ...fit, crops: true } };
    case "trim": {
      const endsAt = Number(params.limit);
      return { label: t`Cut it after ${{ length: clockText(endsAt) }}`, fit: { ...fit, endsAt } };
    }
    case "reencode":
      return fit.converts ? null : { label: t`Convert it`, fit: { ...fit, converts: true } };
    default:
      return null;
  }
}

/** A finding: an error keeps it from being published, a note is only good to know. */
function Note({
  blocks,
  sentence,
  children,
}: Pick<Finding, "blocks" | "sentence"> & { readonly children: React.ReactNode }) {
  const Icon = blocks ? CircleAlert : Info;
  return (
    <div className="flex gap-2.5 rounded-field border border-line px-3.5 py-2.5 text-14">
      <Icon
        size={18}
        className={cx("mt-0.5 shrink-0", blocks ? "text-danger" : "text-text-2")}
        aria-hidden="true"
      />
      <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
        <p>
          {blocks && <span className="sr-only">{t`To change:`} </span>}
          {sentence}
        </p>
        {children}
      </div>
    </div>
  );
}
