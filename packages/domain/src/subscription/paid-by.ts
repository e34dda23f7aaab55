import type { PlanId } from "@kinora/contracts/billing/plans";
import type { PlanPayment } from "./plan-store.ts";
import type { PaidPart, PlanStanding } from "./subscription-store.ts";
import { isReversed } from "./take-back.ts";

/** Stores say the end of a period and the beginning of the next in different ways. */
const TOLERANCE = 2 * 3_600_000;

type Paid = Pick<PlanStanding, "plan" | "periodStart" | "paidUntil" | "paymentRef">;

/**
 * Returns the payments that a plan's period stands on. A renewal is paid by one. A change of plan
 * within a paid period is paid by what was paid before, too, unless the store gives back what is left of that.
 */
export function paidBy(
  held: Pick<PlanStanding, "paidUntil" | "paidBy">,
  { plan, periodStart, paidUntil, paymentRef: ref }: Paid,
  { paysWhole, known }: { readonly paysWhole: boolean; readonly known: readonly PaidPart[] },
): readonly PaidPart[] {
  if (ref === null || paidUntil === null) return [];
  // A renewal may have gone unheard before the change.
  if (known.some((part) => part.ref === ref)) return known;
  const { paidUntil: before, paidBy: parts } = held;
  const last = parts.at(-1);
  if (last?.ref === ref)
    return [
      ...parts.slice(0, -1),
      { ...last, until: last.until > paidUntil ? last.until : paidUntil },
    ];
  if (parts.some((part) => part.ref === ref)) return parts;
  const isRenewal =
    before === null || (periodStart !== null && +periodStart >= +before - TOLERANCE);
  const own = { ref, plan, until: paidUntil };
  return isRenewal || paysWhole ? [own] : [...parts, own];
}

/** Returns what a plan stands on that took the place of another one whose period was paid. */
export function carriedParts(
  old: Pick<PlanStanding, "paidUntil" | "paidBy">,
  to: Pick<PlanStanding, "periodStart" | "paidUntil" | "paidBy">,
): readonly PaidPart[] {
  const { paidUntil: before } = old;
  const { periodStart: begins, paidUntil, paidBy: own } = to;
  const isOver = before === null || (begins !== null && +begins >= +before - TOLERANCE);
  const carried = isOver ? [] : old.paidBy.filter(({ ref }) => !own.some((one) => one.ref === ref));
  // What was paid before pays for all of it when nothing was paid for the change.
  const until = own.length === 0 ? paidUntil : null;
  return [
    ...carried.map((part) => ({
      ...part,
      until: until !== null && until > part.until ? until : part.until,
    })),
    ...own,
  ];
}

/** True while the money of a payment is gone, or a bank may take it. */
const isGone = (payment: PlanPayment): boolean => isReversed(payment) || payment.dispute === "open";

/**
 * Returns what the money that is left pays for: nothing without that of the first payment; without
 * that of a later one, the plan before it.
 *
 * @returns `plan` is null when it pays for all
 */
export function leftOf(
  parts: readonly PaidPart[],
  payments: readonly PlanPayment[],
  now: Date,
): { readonly isMissing: boolean; readonly plan: PlanId | null } {
  const current = parts.filter((part, index) => index === parts.length - 1 || part.until > now);
  const missing = current.findIndex(({ ref }) =>
    payments.some((payment) => payment.ref === ref && isGone(payment)),
  );
  return { isMissing: missing === 0, plan: current[missing - 1]?.plan ?? null };
}
