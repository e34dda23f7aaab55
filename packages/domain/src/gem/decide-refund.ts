import type { Resolution } from "./decide-resolution.ts";
import type { Hold, HoldLot } from "./hold.ts";
import type { Movement } from "./ledger-change.ts";
import { extensionsFor } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

/** Gives back `gems` of what a settled hold spent, those spent last (they live longest) first. */
export function decideRefund(hold: Hold, gems: number, now: Date): Resolution {
  requireWholeGems(gems, 1, hold.spent - hold.refunded);
  const movements: Movement[] = [];
  const returned: HoldLot[] = [];
  let due = gems;
  for (const lot of hold.lots.toReversed()) {
    const back = Math.min(lot.spent - lot.refunded, due);
    due -= back;
    if (back > 0) {
      movements.push({ lotId: lot.lotId, gems: back, from: "house_revenue", to: "available" });
      returned.push(lot);
    }
  }
  return { movements, extensions: extensionsFor(returned, now) };
}
