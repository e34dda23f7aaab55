import type { Hold } from "./hold.ts";
import type { LotExtension, Movement } from "./ledger-change.ts";
import { decideReturn, type ReturnedGems, type ReturnReason } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

export interface Resolution {
  readonly movements: Movement[];
  readonly extensions: LotExtension[];
  /** Booked after the movements. */
  readonly lost: Movement[];
}

/** Number of gems of a hold to resolve, and how many of them are paid. */
export interface Resolved {
  readonly gems: number;
  readonly spent: number;
}

/** Gems of an open hold that are not resolved yet. */
export const stillHeld = ({ lots }: Pick<Hold, "lots">): number =>
  lots.reduce((sum, { taken, spent, released }) => sum + taken - spent - released, 0);

/**
 * Resolves gems of an open hold. Of the remaining gems, those taken first are paid to the house and
 * those taken last return to their lots, so the order in which the works of an order end does not
 * matter: together they spend what a single settlement would. Voiding spends 0.
 */
export function decideResolution(
  hold: Hold,
  { gems, spent }: Resolved,
  why: ReturnReason,
): Resolution {
  requireWholeGems(gems, 0, stillHeld(hold));
  requireWholeGems(spent, 0, gems);
  const payments: Movement[] = [];
  const left: ReturnedGems[] = [];
  let due = spent;
  for (const lot of hold.lots) {
    const there = lot.taken - lot.spent - lot.released;
    const paid = Math.min(there, due);
    due -= paid;
    if (paid > 0)
      payments.push({ lotId: lot.lotId, gems: paid, from: "held", to: "house_revenue" });
    if (there > paid) left.push({ lot, gems: there - paid });
  }
  const returned = takeLast(left, gems - spent);
  const { back, extensions, lost } = decideReturn(returned, "held", why);
  return { movements: [...payments, ...back], extensions, lost };
}

/** Returns the last `gems` of them, in the original order. */
function takeLast(left: readonly ReturnedGems[], gems: number): ReturnedGems[] {
  const last: ReturnedGems[] = [];
  let due = gems;
  for (const { lot, gems: there } of left.toReversed()) {
    const back = Math.min(there, due);
    due -= back;
    if (back > 0) last.unshift({ lot, gems: back });
  }
  return last;
}
