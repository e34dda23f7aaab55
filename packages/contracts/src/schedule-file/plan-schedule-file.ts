import { type ResolvedTime, resolveWallTime } from "../schedule/resolve-wall-time.ts";
import { isWallDate, isWallTime } from "../schedule/wall-time.ts";
import { isZone } from "../schedule/zone.ts";
import { type FileProblem, problem } from "./file-problem.ts";
import { textProblems } from "./file-text-problems.ts";
import { type FileAccount, findAccounts } from "./find-accounts.ts";
import type { ScheduleColumn, ScheduleFileRow } from "./read-schedule-file.ts";

/** A post that a row makes. */
export interface FilePost {
  readonly workId: string;
  readonly accountIds: readonly string[];
  readonly caption: string;
  readonly title: string | null;
  readonly wall: string;
  readonly zone: string;
  readonly time: ResolvedTime;
  /**
   * Accounts whose platform insists on answers that a file can't give for a person. With any, the
   * row makes a draft.
   */
  readonly asks: readonly string[];
}

export type PlannedFileRow =
  | { readonly row: number; readonly kind: "schedule" | "draft"; readonly post: FilePost }
  | { readonly row: number; readonly kind: "refused"; readonly problems: readonly FileProblem[] };

/** What a file is held against. */
export interface FileContext {
  readonly now: Date;
  /** Zone of rows that name none. */
  readonly zone: string;
  /** Ids of works among those named that their owner may publish. */
  readonly works: ReadonlySet<string>;
  readonly accounts: readonly FileAccount[];
  /** Slots of posts to come: see slotOf. */
  readonly taken: ReadonlySet<string>;
  /** Posts that the plan has room for; null for any number. */
  readonly postsLeft: number | null;
}

/** A work at an account at a moment: nobody means to post that twice. */
export const slotOf = (workId: string, accountId: string, at: Date): string =>
  `${workId} ${accountId} ${at.getTime()}`;

/** Returns the id of a work, given as such or as its address. */
export const workIdOf = (cell: string): string =>
  cell.split(/[?#]/, 1)[0]?.replace(/\/+$/, "").split("/").at(-1) ?? "";

/** Returns what each row would do, or all reasons why it would do nothing. Nothing is done. */
export function planScheduleFile(
  rows: readonly ScheduleFileRow[],
  context: FileContext,
): readonly PlannedFileRow[] {
  const taken = new Map<string, number>();
  let scheduled = 0;
  return rows.map((given): PlannedFileRow => {
    const planned = planRow(given, context);
    if (planned.kind === "refused") return planned;
    const { row, post } = planned;
    const slots = post.accountIds.map((id) => slotOf(post.workId, id, post.time.at));
    if (slots.some((slot) => context.taken.has(slot)))
      return refused(row, [problem(null, "already_scheduled")]);
    const other = slots.flatMap((slot) => taken.get(slot) ?? [])[0];
    if (other !== undefined) return refused(row, [problem(null, "same_as_row", other)]);
    const { postsLeft } = context;
    if (planned.kind === "schedule" && postsLeft !== null && scheduled >= postsLeft)
      return refused(row, [problem(null, "plan_full", postsLeft)]);
    scheduled += planned.kind === "schedule" ? 1 : 0;
    for (const slot of slots) taken.set(slot, row);
    return planned;
  });
}

const refused = (row: number, problems: readonly FileProblem[]): PlannedFileRow => ({
  ...{ row, kind: "refused", problems },
});

function planRow({ row, cells, broken }: ScheduleFileRow, context: FileContext): PlannedFileRow {
  if (broken) return refused(row, [problem(null, broken)]);
  const zone = cells.zone || context.zone;
  const when = timeProblems(cells, zone);
  const wall = `${cells.date}T${cells.time}`;
  const time = when.length === 0 ? resolveWallTime(wall, zone) : null;
  const workId = workIdOf(cells.work);
  const { accounts, wrong } = findAccounts(cells.accounts, context.accounts);
  const { caption } = cells;
  const title = cells.title || null;
  const problems = [
    ...when,
    ...(time && time.at <= context.now ? [problem("date", "past")] : []),
    ...needed("work", cells.work, () =>
      context.works.has(workId) ? [] : [problem("work", "work_unknown")],
    ),
    ...needed("accounts", cells.accounts, () =>
      wrong.map(({ code, name }) => problem("accounts", code, name)),
    ),
    ...textProblems({ caption, title }, accounts),
  ];
  if (!time || problems.length > 0) return refused(row, problems);
  const asks = accounts.filter(({ platform }) => ASKING.has(platform)).map(({ id }) => id);
  const accountIds = accounts.map(({ id }) => id);
  const post = { workId, accountIds, caption, title, wall, zone, time, asks };
  return { row, kind: asks.length > 0 ? "draft" : "schedule", post };
}

/** TikTok's audience and disclosures, YouTube's visibility and children: asked each time. */
const ASKING: ReadonlySet<string> = new Set(["tiktok", "youtube"]);

const needed = (
  field: ScheduleColumn,
  cell: string,
  check: () => readonly FileProblem[],
): readonly FileProblem[] => (cell === "" ? [problem(field, "missing")] : check());

function timeProblems(
  { date, time }: ScheduleFileRow["cells"],
  zone: string,
): readonly FileProblem[] {
  return [
    ...needed("date", date, () => (isWallDate(date) ? [] : [problem("date", "not_a_date")])),
    ...needed("time", time, () =>
      isWallTime(`2026-01-01T${time}`) ? [] : [problem("time", "not_a_time")],
    ),
    ...(isZone(zone) ? [] : [problem("zone", "not_a_zone")]),
  ];
}
