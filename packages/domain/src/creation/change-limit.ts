import { Refusal } from "../refusal.ts";
import type { HistoryReader } from "./creation-stores.ts";

/**
 * Maximum number of changes a person may make to their works per day; every change is kept in the
 * history permanently.
 */
export const CHANGES_A_DAY = 2_000;
const DAY = 24 * 60 * 60_000;

/** Refuses a change beyond the daily limit. @throws Refusal CHANGE_LIMIT { max } */
export async function refuseManyChanges(
  actorId: string,
  now: Date,
  history: Pick<HistoryReader, "countBy">,
): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  if ((await history.countBy(actorId, since, CHANGES_A_DAY)) < CHANGES_A_DAY) return;
  throw new Refusal("CHANGE_LIMIT", { max: CHANGES_A_DAY });
}
