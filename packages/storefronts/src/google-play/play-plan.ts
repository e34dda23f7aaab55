import type { androidpublisher_v3 } from "@googleapis/androidpublisher";
import { PLANS, type PlanId } from "@kinora/contracts/billing/plans";

type Line = androidpublisher_v3.Schema$SubscriptionPurchaseLineItem;

/** The plan that a product is; null for one that is not sold here. */
export const planOfProduct = (productId: string | null | undefined): PlanId | null =>
  PLANS.find((plan) => plan === productId) ?? null;

/**
 * The line that is paid for now. A plan that takes over at the end of the period is a line already,
 * without an order.
 */
export const currentLine = (lines: readonly Line[]): Line | null =>
  lines.find(({ latestSuccessfulOrderId }) => latestSuccessfulOrderId) ?? lines[0] ?? null;

/** How a plan is offered. */
export interface PlayOffer {
  readonly basePlanId: string | null;
  readonly offerId: string | null;
  readonly phase: "base" | "trial" | "introductory" | "proration" | null;
}

/** Returns how a line is offered. */
export function offerOf({ offerDetails, offerPhase }: Line): PlayOffer {
  const phases = [
    ["base", offerPhase?.basePrice],
    ["trial", offerPhase?.freeTrial],
    ["introductory", offerPhase?.introductoryPrice],
    ["proration", offerPhase?.prorationPeriod],
  ] as const;
  return {
    basePlanId: offerDetails?.basePlanId ?? null,
    offerId: offerDetails?.offerId ?? null,
    phase: phases.find(([, given]) => given)?.[0] ?? null,
  };
}
