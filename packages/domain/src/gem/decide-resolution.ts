import type { Hold } from "./hold.ts";
import type { LotExtension, Movement } from "./ledger-change.ts";
import { decideReturn, type ReturnedGems, type ReturnReason } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

export interface Resolution {
  readonly movements: Movement[];
  readonly extensions: LotExtension[];
  /** Booked right after the movements. */
  readonly lost: Movement[];
}

/**
 * Ends an open hold: `spent` of its gems, those taken first, go to the house; the rest goes back to
 * the lots it came from. 0 spends nothing, which is what a void does.
 */
export function decideResolution(hold: Hold, spent: number, why: ReturnReason): Resolution {
  requireWholeGems(spent, 0, hold.gems);
  const payments: Movement[] = [];
  const returned: ReturnedGems[] = [];
  let due = spent;
  for (const lot of hold.lots) {
    const paid = Math.min(lot.taken, due);
    const rest = lot.taken - paid;
    due -= paid;
    if (paid > 0)
      payments.push({ lotId: lot.lotId, gems: paid, from: "held", to: "house_revenue" });
    if (rest > 0) returned.push({ lot, gems: rest });
  }
  const { back, extensions, lost } = decideReturn(returned, "held", why);
  return { movements: [...payments, ...back], extensions, lost };
}
