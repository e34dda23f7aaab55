import {
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { RowProblem } from "@kinora/contracts/schedule-file/check-rows";
import type { FileProblemCode } from "@kinora/contracts/schedule-file/file-problem";
import type { ScheduleFile } from "@kinora/contracts/schedule-file/read-schedule-file";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { errorSentence } from "../../../store/error-sentence.ts";
import { numberText } from "../../../text/number-text.ts";

type RefusedFile = Extract<ScheduleFile, { kind: "refused" }>;

/** Why a file can't be read at all. */
export function fileProblemWords(file: RefusedFile): string {
  switch (file.reason) {
    case "too_large":
      return t`This file is larger than 1 MB. Split it into several.`;
    case "too_many_rows":
      return t`This file has more than ${{ rows: numberText(file.limit) }} rows. Split it into several.`;
    case "not_text":
      return t`This isn't a text file in UTF-8. Save it as “CSV UTF-8” in your spreadsheet.`;
    case "empty":
      return t`There are no rows below the names of the columns.`;
    case "columns":
      return [
        ...(file.missing.length > 0
          ? [t`These columns are missing: ${{ columns: file.missing.join(", ") }}.`]
          : []),
        ...(file.twice.length > 0
          ? [t`These columns appear twice: ${{ columns: file.twice.join(", ") }}.`]
          : []),
        ...(file.unknown.length > 0
          ? [t`These columns aren't known here: ${{ columns: file.unknown.join(", ") }}.`]
          : []),
      ].join(" ");
  }
}

const PLAIN: Readonly<Partial<Record<FileProblemCode, MessageDescriptor>>> = {
  quotes: msg`A quotation mark is opened and never closed.`,
  too_many_cells: msg`There are more cells than columns. Put texts with commas between quotation marks.`,
  missing: msg`It is empty.`,
  not_a_date: msg`Write a day like 2026-12-24.`,
  not_a_time: msg`Write a time like 18:30, from 00:00 to 23:59.`,
  not_a_zone: msg`Write the name of a time zone like Europe/Berlin.`,
  past: msg`This time has passed.`,
  work_unknown: msg`This is none of your finished works. Copy the address of one from your library.`,
};

/** What keeps a row from being posted. */
export function problemWords(
  { code, about, sentence, refusal }: RowProblem,
  platformName: (platform: SocialPlatform) => string,
): string {
  const known = SOCIAL_PLATFORMS.find((one) => one === about);
  const platform = known ? platformName(known) : String(about);
  if (sentence !== null) return `${platform}: ${sentence}`;
  if (refusal) {
    const { title, advice } = errorSentence({ data: refusal });
    return `${title}. ${advice}`;
  }
  const plain = Object.entries(PLAIN).find(([one]) => one === code)?.[1];
  if (plain) return t(plain);
  switch (code) {
    case "account_unknown":
      return t`None of your accounts is called “${{ name: String(about) }}”.`;
    case "account_ambiguous":
      return t`Several of your accounts are called “${{ name: String(about) }}”. Write the platform too, as in “youtube: Ada”.`;
    case "work_not_taken":
      return t`${platform} can't take works of this kind from a file.`;
    case "same_as_row":
      return t`Row ${{ row: Number(about) }} posts the same work there at the same time.`;
    case "plan_full":
      return t`Your plan has room for ${{ posts: Number(about) }} more scheduled posts, and the rows above use it up.`;
    default:
      return code;
  }
}
