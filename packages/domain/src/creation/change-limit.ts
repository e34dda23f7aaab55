import { Refusal } from "../refusal.ts";
import type { HistoryReader } from "./creation-stores.ts";

/** Changes of their works that a person may make in a day: each is kept for ever. */
export const CHANGES_A_DAY = 2_000;
const DAY = 24 * 60 * 60_000;

/** @throws Refusal CHANGE_LIMIT { max } */
export async function refuseManyChanges(
  actorId: string,
  now: Date,
  history: Pick<HistoryReader, "countBy">,
): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  if ((await history.countBy(actorId, since, CHANGES_A_DAY)) < CHANGES_A_DAY) return;
  throw new Refusal("CHANGE_LIMIT", { max: CHANGES_A_DAY });
}
