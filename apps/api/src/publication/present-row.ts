import type { CreationCard } from "@kinora/contracts/creation/creation";
import { parseSentence } from "@kinora/contracts/message/sentence";
import type { CheckedRow, RowProblem } from "@kinora/contracts/schedule-file/check-rows";
import { type FileProblem, problem } from "@kinora/contracts/schedule-file/file-problem";
import type { RowChecked } from "@kinora/domain/post/check-rows";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** Presents what a row of a file would do. */
export function presentRow(
  checked: RowChecked,
  cards: ReadonlyMap<string, CreationCard>,
  locale: Locale,
): CheckedRow {
  const { row } = checked;
  const refused = (problems: readonly FileProblem[]) => ({
    ...{ row, kind: "refused" as const },
    problems: problems.map((one) => presentProblem(one, locale)),
  });
  if (checked.kind === "refused") return refused(checked.problems);
  const { kind, post, accounts, targets } = checked;
  const { workId, wall, zone, time } = post;
  const work = cards.get(workId);
  // It was deleted in the meantime.
  if (!work) return refused([problem("work", "work_unknown")]);
  return {
    ...{ row, kind, work },
    accounts: accounts.map(({ id, platform, name }) => ({ connectionId: id, platform, name })),
    time: { wall, zone, at: time.at.toISOString(), shows: time.shows, note: time.note },
    order:
      kind === "schedule" ? { workId, at: { wallTime: wall, zone }, targets: [...targets] } : null,
  };
}

const presentProblem = (
  { field, code, about, finding, refusal }: FileProblem,
  locale: Locale,
): RowProblem => ({
  ...{ field, code, about },
  sentence: finding && sentence(parseSentence(`finding.${finding.code}`, finding.params), locale),
  refusal: refusal && { code: refusal.code, details: { ...refusal.details } },
});
