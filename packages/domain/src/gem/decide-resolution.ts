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

/** How many gems of a hold are resolved, and how many of them are paid. */
export interface Resolved {
  readonly gems: number;
  readonly spent: number;
}

/** Gems of an open hold that are still set aside. */
export const stillHeld = ({ lots }: Pick<Hold, "lots">): number =>
  lots.reduce((sum, { taken, spent, released }) => sum + taken - spent - released, 0);

/**
 * Resolves gems of an open hold: of what is left in it, those taken first go to the house, and those taken last go back
 * to the lots they came from. So it makes no difference in which order the works of an order end: together they spend
 * what one settlement would. 0 spends nothing, which is what a void does.
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

/** The last of them, in their order. */
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
