import type { GemLedger } from "./gem-ledger.ts";
import type { ExpiredHold, GemUpkeep } from "./gem-upkeep.ts";

const batch = 500;

/**
 * Voids holds that were not resolved in time, so that a crash never keeps a person's gems.
 *
 * @returns the holds voided by this call; holds resolved in the meantime are not included
 */
export async function sweepExpiredHolds(
  {
    ledger,
    upkeep,
  }: { ledger: Pick<GemLedger, "voidHold">; upkeep: Pick<GemUpkeep, "expiredHolds"> },
  { now }: { now: Date },
): Promise<ExpiredHold[]> {
  const swept: ExpiredHold[] = [];
  for (;;) {
    const due = await upkeep.expiredHolds(now, batch);
    for (const hold of due) {
      const { applied } = await ledger.voidHold({
        holdId: hold.holdId,
        key: `sweep:${hold.holdId}`,
        reason: { code: "gem.returned", params: { why: "overdue" } },
        ourFault: true,
        now,
      });
      if (applied) swept.push(hold);
    }
    if (due.length < batch) return swept;
  }
}
