import type { UserSubscription } from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { dayText } from "../../../text/moment-text.ts";
import { perPeriod, planTitle } from "../plan-words.ts";

/** Says what state a plan is in, and what comes next. */
export function stateWords(held: UserSubscription): string {
  const { state, periodEnd, nextPlan, plan, price } = held;
  const day = periodEnd === null ? null : dayText(periodEnd);
  if (state === "active") {
    if (day === null) return t`Active.`;
    return nextPlan === null
      ? t`Renews on ${{ day }} for ${{ amount: perPeriod(plan, price) }}.`
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
