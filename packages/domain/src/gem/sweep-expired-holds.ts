import { type DuePage, type DuePorts, eachDue } from "../each-due.ts";
import type { GemLedger } from "./gem-ledger.ts";
import type { GemUpkeep } from "./gem-upkeep.ts";

const BATCH = 500;

/**
 * Voids holds that were not resolved in time, so that a crash never keeps a person's gems.
 *
 * @returns the holds voided by this call; holds resolved in the meantime are not included
 */
export async function sweepExpiredHolds(
  {
    ledger,
    upkeep,
    log,
  }: Pick<DuePorts, "log"> & {
    ledger: Pick<GemLedger, "voidHold">;
    upkeep: Pick<GemUpkeep, "expiredHolds">;
  },
  { now }: { now: Date },
): Promise<string[]> {
  const swept: string[] = [];
  const sweep = async (holdId: string) => {
    const { applied } = await ledger.voidHold({
      holdId,
      key: `sweep:${holdId}`,
      reason: { code: "gem.returned", params: { why: "overdue" } },
      ourFault: true,
      now,
    });
    if (applied) swept.push(holdId);
  };
  const find = (page: DuePage) => upkeep.expiredHolds(now, page);
  await eachDue({ find, work: sweep, log }, BATCH);
  return swept;
}
