import { lengthOf } from "@kinora/contracts/publication/count-text";
import type { TextLimits } from "@kinora/contracts/publication/text-limits";
import { t } from "@lingui/core/macro";
import { piecesOf, refusedWords } from "../../../store/refused-words.ts";
import { numberText } from "../../../text/number-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import type { TextFinding } from "../draft/text-findings.ts";
import { shortened } from "./shortened.ts";
import { WordMarks } from "./word-marks.tsx";

export interface WordsFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly limit: TextLimits["caption"];
  readonly findings: readonly TextFinding[];
  /** Why the post was refused, with the path of this field in it. */
  readonly refused: { readonly error: unknown; readonly field: string };
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly note?: string | undefined;
}

/** A text of a post, counted as its platform counts. */
export function WordsField(props: WordsFieldProps) {
  const { id, label, value, limit, findings, refused, onChange, rows = 4, note } = props;
  const length = lengthOf(value, limit.unit);
  const refusedPieces = piecesOf(value, refusedWords(refused.error), refused.field);
  const wrong = findings.filter(({ blocks }) => blocks).map((one) => one.words);
  const notes = findings.filter(({ blocks }) => !blocks).map((one) => one.words);
  const count =
    limit.unit === "utf-8"
      ? t`${{ used: numberText(length) }} of ${{ most: numberText(limit.limit) }} bytes`
      : t`${{ used: numberText(length) }} of ${{ most: numberText(limit.limit) }} characters`;
  const unwanted = [...new Set(refusedPieces.flatMap(({ bad, text }) => (bad ? [text] : [])))].join(
    ", ",
  );
  const errors = [...(unwanted === "" ? [] : [t`Not allowed: ${unwanted}`]), ...wrong];
  return (
    <div id={id} className="flex flex-col items-start gap-1.5">
      <div className="w-full">
        <TextArea
          label={label}
          rows={rows}
          value={value}
          hint={[count, ...notes, ...(note ? [note] : [])].join(" · ")}
          error={errors.length > 0 ? [...errors, count].join(" · ") : undefined}
          marks={<WordMarks text={value} {...refused} />}
          className={rows === 1 ? "min-h-11!" : ""}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {length > limit.limit && (
        <Button size="sm" onClick={() => onChange(shortened(value, limit))}>
          {t`Shorten it`}
        </Button>
      )}
    </div>
  );
}
