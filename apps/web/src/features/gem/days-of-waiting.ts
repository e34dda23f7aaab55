import type { GemBalance } from "@kinora/contracts/gem/gem";

const DAY = 24 * 60 * 60_000;

/**
 * Returns after how many daily claims this many more gems are there; null when they never are:
 * daily gems expire at the end of the next day, so that those of two days are the most there can be.
 */
export function daysOfWaiting(
  missing: number,
  { expiring, dailyClaim: { gems, nextAt } }: Pick<GemBalance, "expiring" | "dailyClaim">,
): 1 | 2 | null {
  const next = Date.parse(nextAt);
  const lost = (until: number) =>
    expiring !== null && Date.parse(expiring.at) <= until ? expiring.gems : 0;
  if (missing <= gems - lost(next)) return 1;
  // What expires after that is not known.
  if (lost(next) > 0) return null;
  return missing <= 2 * gems - lost(next + DAY) ? 2 : null;
}
