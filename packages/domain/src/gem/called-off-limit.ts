import { Refusal } from "../refusal.ts";
import type { GemLedger } from "./gem-ledger.ts";

/**
 * Number of works and story jobs that a person may cancel per day before further orders are
 * refused. Cancelling costs no gems, but each cancellation leaves permanent ledger rows.
 */
export const CALLED_OFF_A_DAY = 500;
const DAY = 24 * 60 * 60_000;

/** Refuses an order after too many cancellations. @throws Refusal CHANGE_LIMIT { max } */
export async function refuseManyCalledOff(
  userId: string,
  now: Date,
  ledger: Pick<GemLedger, "countCalledOff">,
): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  if ((await ledger.countCalledOff(userId, since, CALLED_OFF_A_DAY)) < CALLED_OFF_A_DAY) return;
  throw new Refusal("CHANGE_LIMIT", { max: CALLED_OFF_A_DAY });
}
