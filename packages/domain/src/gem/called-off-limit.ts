import { Refusal } from "../refusal.ts";
import type { GemLedger } from "./gem-ledger.ts";

/**
 * Works and jobs of stories that a person may call off in a day and still order others: calling off costs no gems, and
 * of each the ledger keeps its lines for ever.
 */
export const CALLED_OFF_A_DAY = 500;
const DAY = 24 * 60 * 60_000;

/** @throws Refusal CHANGE_LIMIT { max } */
export async function refuseManyCalledOff(
  userId: string,
  now: Date,
  ledger: Pick<GemLedger, "countCalledOff">,
): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  if ((await ledger.countCalledOff(userId, since, CALLED_OFF_A_DAY)) < CALLED_OFF_A_DAY) return;
  throw new Refusal("CHANGE_LIMIT", { max: CALLED_OFF_A_DAY });
}
