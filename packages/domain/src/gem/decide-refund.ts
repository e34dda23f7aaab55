import type { Resolution } from "./decide-resolution.ts";
import type { Hold } from "./hold.ts";
import { decideReturn, type ReturnedGems, type ReturnReason } from "./returned-gems.ts";
import { requireWholeGems } from "./whole-gems.ts";

/** Refunds `gems` of a settled hold, starting with those spent last, which expire latest. */
export function decideRefund(hold: Hold, gems: number, why: ReturnReason): Resolution {
  requireWholeGems(gems, 1, hold.spent - hold.refunded);
  const returned: ReturnedGems[] = [];
  let due = gems;
  for (const lot of hold.lots.toReversed()) {
    const gemsBack = Math.min(lot.spent - lot.refunded, due);
    due -= gemsBack;
    if (gemsBack > 0) returned.push({ lot, gems: gemsBack });
  }
  const { back: movements, extensions, lost } = decideReturn(returned, "house_revenue", why);
  return { movements, extensions, lost };
}
