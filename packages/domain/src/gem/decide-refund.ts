import type { Resolution } from "./decide-resolution.ts";
import type { Hold } from "./hold.ts";
import type { Movement } from "./ledger-change.ts";
import { decideReturn, type ReturnedGems } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

/** Gives back `gems` of what a settled hold spent, those spent last (they live longest) first. */
export function decideRefund(
  hold: Hold,
  gems: number,
  why: { readonly ourFault: boolean; readonly now: Date },
): Resolution {
  requireWholeGems(gems, 1, hold.spent - hold.refunded);
  const movements: Movement[] = [];
  const returned: ReturnedGems[] = [];
  let due = gems;
  for (const lot of hold.lots.toReversed()) {
    const back = Math.min(lot.spent - lot.refunded, due);
    due -= back;
    if (back > 0) {
      movements.push({ lotId: lot.lotId, gems: back, from: "house_revenue", to: "available" });
      returned.push({ lot, gems: back });
    }
  }
  return { movements, ...decideReturn(returned, why) };
}
