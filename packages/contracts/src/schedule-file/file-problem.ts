import type { PublicationFinding } from "../publication/publication-finding.ts";
import type { ScheduleColumn } from "./read-schedule-file.ts";

/** Why a row makes no post; the sentence belongs to the code. */
export type FileProblemCode =
  | "quotes"
  | "too_many_cells"
  | "missing"
  | "not_a_date"
  | "not_a_time"
  | "not_a_zone"
  | "past"
  | "work_unknown"
  | "account_unknown"
  | "account_ambiguous"
  | "refused_by_platform"
  | "work_not_taken"
  | "refused"
  | "same_as_row"
  | "already_scheduled"
  | "plan_full";

export interface FileProblem {
  /** Null when it is about the row. */
  readonly field: ScheduleColumn | null;
  readonly code: FileProblemCode;
  /** The account's name, the other row, the limit. */
  readonly about: string | number | null;
  /** What a platform would refuse. */
  readonly finding: PublicationFinding | null;
  /** What POST /api/posts would answer. */
  readonly refusal: {
    readonly code: string;
    readonly details: Readonly<Record<string, unknown>>;
  } | null;
}

/** Returns what is wrong with a cell, or a row. */
export const problem = (
  field: ScheduleColumn | null,
  code: FileProblemCode,
  about: FileProblem["about"] = null,
): FileProblem => ({ field, code, about, finding: null, refusal: null });

/** Returns what a platform would refuse, at the cell that says it. */
export const problemOfFinding = (platform: string, found: PublicationFinding): FileProblem => ({
  ...problem(cellOf(found), "refused_by_platform", platform),
  finding: found,
});

function cellOf({ code }: PublicationFinding): ScheduleColumn {
  if (code.startsWith("title")) return "title";
  const isOfWords = ["caption_", "tags_", "too_many_hashtags", "too_many_mentions", "links_"];
  return isOfWords.some((begin) => code.startsWith(begin)) ? "caption" : "work";
}
