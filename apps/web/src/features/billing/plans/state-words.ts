import type { PlanOffer, UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { dayText } from "../../../text/moment-text.ts";
import { perPeriod, planName, planTitle } from "../plan-words.ts";

/** Says what state a plan is in, and what comes next. */
export function stateWords(held: UserSubscription, offers: readonly PlanOffer[]): string {
  const { state, periodEnd, nextPlan, plan, price } = held;
  const day = periodEnd === null ? null : dayText(periodEnd);
  if (state === "active") {
    if (day === null) return t`Active.`;
    if (nextPlan === null)
      return t`Renews on ${{ day }}, at ${{ amount: perPeriod(plan, price) }}.`;
    const next = offers.find(({ id }) => id === nextPlan);
    return next
      ? t`Changes to ${{ next: planName(nextPlan) }} (${{ amount: perPeriod(nextPlan, next.price) }}) on ${{ day }}.`
      : t`Changes to ${{ next: planTitle(nextPlan) }} on ${{ day }}.`;
  }
  if (state === "canceled")
    return day === null
      ? t`Canceled. Nothing more will be charged.`
      : t`Yours until ${{ day }}. Nothing more will be charged.`;
  if (state === "in_grace_period")
    return t`The last payment was declined. You keep the plan for seven days while it is tried again; please check your card.`;
  if (state === "on_hold") return t`On hold: the last payment is missing. Please check your card.`;
  if (state === "paused") return t`Paused. Nothing is charged meanwhile.`;
  if (state === "pending") return t`Waiting for your payment.`;
  return t`The store reports a state that we don't know. Our team can see it.`;
}
