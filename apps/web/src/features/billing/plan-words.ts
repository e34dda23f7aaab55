import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PlanId } from "@kinora/contracts/billing/plans";
import { t } from "@lingui/core/macro";
import { priceText } from "../../text/price-text.ts";

/** Names a plan without its period: "Basic". */
export function planName(plan: PlanId): string {
  if (plan === "basic_monthly" || plan === "basic_yearly") return t`Basic`;
  if (plan === "pro_monthly" || plan === "pro_yearly") return t`Pro`;
  return plan === "professional_social_plan_monthly"
    ? t`Professional social plan`
    : t`Business social plan`;
}

/** Names a plan with its period: "Basic, yearly". */
export function planTitle(plan: PlanId): string {
  const name = planName(plan);
  return plan.endsWith("_yearly") ? t`${{ name }}, yearly` : t`${{ name }}, monthly`;
}

/** "$9.99 a month" */
export function perPeriod(plan: PlanId, price: ShopPrice): string {
  const amount = priceText(price);
  return plan.endsWith("_yearly") ? t`${{ amount }} a year` : t`${{ amount }} a month`;
}
