import type { Tier } from "@kinora/contracts/account/account";
import { ALLOWANCE_MONTHS_MAX, ALLOWANCES } from "@kinora/contracts/billing/plans";
import { rankOf } from "./held-tier.ts";
import { monthStart } from "./months.ts";
import type { Allowance } from "./subscription-store.ts";

const HOUR = 3_600_000;

/**
 * Returns the gems of a new month: the whole allowance, unless three months' worth would be
 * exceeded. `remaining`: unspent gems of plans, reserved ones included. Nothing is ever removed.
 */
export function topOff(tier: Tier, remaining: number): number {
  const allowance = ALLOWANCES[tier];
  return Math.min(allowance, Math.max(0, ALLOWANCE_MONTHS_MAX * allowance - remaining));
}

/** True when a month has given gems for this tier, or for a higher one. */
export const isGiven = (tier: Tier, ofMonth: readonly Pick<Allowance, "tier">[]): boolean =>
  ofMonth.some((one) => rankOf(one.tier) >= rankOf(tier));

/**
 * Returns the gems to give now for a month in which a tier is held; null when this month has
 * already given gems for it or for a higher one. An upgrade within a month gives the new allowance,
 * less what the month gave, in proportion to what is left of it, rounded down; within its first hour
 * all of it counts as left. Up, down and up again gives nothing twice. The first month of a plan was bought, not renewed: whatever else is
 * unspent, gems of passes and of plans before it too, it gives all of its gems.
 *
 * @param given allowances of this month
 */
export function decideAllowance(
  { anchor, month, tier }: Omit<Allowance, "gems">,
  given: readonly Allowance[],
  remaining: number,
  now: Date,
): number | null {
  if (isGiven(tier, given)) return null;
  const most = month === 0 ? ALLOWANCES[tier] : topOff(tier, remaining);
  const already = given.reduce((sum, { gems }) => sum + gems, 0);
  const rest = Math.max(0, ALLOWANCES[tier] - already);
  // Nothing yet, or gems that another month gave for time which this one begins with.
  if (given.every((one) => one.tier === "free")) return Math.min(most, rest);
  const [start, end] = [+monthStart(anchor, month), +monthStart(anchor, month + 1)];
  const left = +now - start < HOUR ? end - start : end - +now;
  return Math.min(most, Math.floor((rest * left) / (end - start)));
}
