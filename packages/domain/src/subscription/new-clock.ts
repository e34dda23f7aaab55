import { PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import { monthAt, monthStart } from "./months.ts";
import type { Allowance, PlanStanding, SubscriptionStore } from "./subscription-store.ts";

/** True when a plan is paid by another period than the one before: the store begins a new period. */
export const changesPeriod = (from: PlanId, to: PlanId): boolean =>
  PLAN_TABLE[from].period !== PLAN_TABLE[to].period;

/**
 * Returns the gems that the running month has given for time after a moment, rounded up: a month
 * that begins anew at that moment gives so many less.
 *
 * @param given allowances counted from `anchor`
 */
export function carriedGems(given: readonly Allowance[], anchor: Date, at: Date): number {
  const month = monthAt(anchor, at);
  const [start, end] = [+monthStart(anchor, month), +monthStart(anchor, month + 1)];
  const gave = given.filter((one) => one.month === month).reduce((sum, { gems }) => sum + gems, 0);
  return Math.ceil((gave * (end - +at)) / (end - start));
}

const DAY = 86_400_000;

/** True when a period began that doesn't follow the one before: by another plan, or after a gap. */
function beginsAnew(from: PlanStanding, to: PlanStanding): boolean {
  const begins = to.periodStart;
  if (begins === null || from.periodStart === null || begins <= from.periodStart) return false;
  const isGap = from.paidUntil !== null && +begins > +from.paidUntil + DAY;
  return from.plan !== to.plan || isGap;
}

/**
 * Counts months from the beginning of a new period, when a change of plan began one, or a payment
 * that was long missing: otherwise one paid month could lie in two months of gems, or in none. The
 * App Store begins a period with every upgrade, Stripe only when it is another kind of period.
 */
export async function startClockAnew(
  subscriptions: Pick<
    SubscriptionStore,
    "anchorOf" | "setClock" | "listAllowances" | "addAllowance"
  >,
  userId: string,
  { from, to }: { readonly from: PlanStanding; readonly to: PlanStanding },
): Promise<void> {
  const begins = to.periodStart;
  if (begins === null || !beginsAnew(from, to)) return;
  const anchor = await subscriptions.anchorOf(userId);
  if (anchor === null || +monthStart(anchor, monthAt(anchor, begins)) === +begins) return;
  const gems = carriedGems(await subscriptions.listAllowances(userId, anchor), anchor, begins);
  await subscriptions.addAllowance(userId, { anchor: begins, month: 0, tier: "free", gems }, null);
  await subscriptions.setClock(userId, { anchor: begins, dueAt: begins });
}
