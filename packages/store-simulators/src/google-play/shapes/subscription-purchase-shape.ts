import { createHash } from "node:crypto";
import { timestamp } from "../play-calendar.ts";
import type { PlayPlanRecord } from "../play-records.ts";
import { moneyShape } from "./play-money-shape.ts";

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2 */
export function subscriptionPurchaseShape(plan: PlayPlanRecord): object {
  const { state, startAt, isAcknowledged, linkedToken, isTest } = plan;
  return {
    kind: "androidpublisher#subscriptionPurchaseV2",
    regionCode: "US",
    ...(startAt !== null && { startTime: timestamp(startAt) }),
    subscriptionState: `SUBSCRIPTION_STATE_${state}`,
    ...(linkedToken !== null && { linkedPurchaseToken: linkedToken }),
    ...contextsOf(plan),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${isAcknowledged ? "ACKNOWLEDGED" : "PENDING"}`,
    ...(hasBuyer(plan) && { externalAccountIdentifiers: buyerShape(plan) }),
    ...(isTest && { testPurchase: {} }),
    lineItems: [lineShape(plan), ...deferredLine(plan)],
    ...(plan.expired && {
      outOfAppPurchaseContext: {
        expiredPurchaseToken: plan.expired.token,
        expiredExternalAccountIdentifiers: buyerShape(plan.expired),
      },
    }),
    etag: etagOf(plan),
  };
}

/** Another one after each change. */
export const etagOf = (plan: PlayPlanRecord): string =>
  createHash("sha256").update(JSON.stringify(plan)).digest("base64url").slice(0, 16);

type Buyer = Pick<PlayPlanRecord, "accountId" | "profileId">;

const hasBuyer = ({ accountId, profileId }: Buyer) => accountId !== null || profileId !== null;

const buyerShape = ({ accountId, profileId }: Buyer): object => ({
  ...(accountId !== null && { obfuscatedExternalAccountId: accountId }),
  ...(profileId !== null && { obfuscatedExternalProfileId: profileId }),
});

const DECLINED = { renewalDeclined: {} };

function contextsOf(plan: PlayPlanRecord): object {
  const { state, resumeAt } = plan;
  if (state === "IN_GRACE_PERIOD") return { inGracePeriodStateContext: DECLINED };
  if (state === "ON_HOLD") return { onHoldStateContext: DECLINED };
  if (state === "PAUSED" && resumeAt !== null)
    return { pausedStateContext: { autoResumeTime: timestamp(resumeAt) } };
  const isEnded = state === "CANCELED" || state === "EXPIRED";
  return isEnded && plan.canceledBy !== null ? { canceledStateContext: endedShape(plan) } : {};
}

function endedShape({ canceledBy, canceledAt }: PlayPlanRecord): object {
  if (canceledBy === "user")
    return { userInitiatedCancellation: { cancelTime: timestamp(canceledAt ?? 0) } };
  return { [`${canceledBy}${canceledBy === "replacement" ? "" : "Initiated"}Cancellation`]: {} };
}

function lineShape(plan: PlayPlanRecord): object {
  const { productId, expiryAt, orderId, basePlanId, deferred, replaced, phase } = plan;
  return {
    productId,
    ...(expiryAt !== null && { expiryTime: timestamp(expiryAt) }),
    autoRenewingPlan: renewingShape(plan),
    offerDetails: { basePlanId, ...(OFFERED.has(phase) && { offerId: `${phase}-offer` }) },
    offerPhase: { [PHASES[phase]]: {} },
    ...(orderId !== null && { latestSuccessfulOrderId: orderId }),
    ...(deferred && { deferredItemReplacement: { productId: deferred.productId } }),
    ...(replaced && {
      itemReplacement: {
        ...{ productId: replaced.productId, basePlanId: replaced.basePlanId },
        replacementMode: replaced.mode,
      },
    }),
  };
}

const OFFERED: ReadonlySet<string> = new Set(["trial", "introductory"]);
const PHASES = {
  base: "basePrice",
  trial: "freeTrial",
  introductory: "introductoryPrice",
  proration: "prorationPeriod",
};

const RENEWING: ReadonlySet<string> = new Set(["ACTIVE", "IN_GRACE_PERIOD", "ON_HOLD", "PAUSED"]);

function renewingShape({ state, price, nextPrice, paidUntil }: PlayPlanRecord): object {
  return {
    // Google leaves out what is false.
    ...(RENEWING.has(state) && { autoRenewEnabled: true }),
    recurringPrice: moneyShape(price),
    ...(nextPrice && {
      priceChangeDetails: {
        newPrice: moneyShape(nextPrice.price),
        priceChangeMode:
          nextPrice.price.amount > price.amount ? "PRICE_INCREASE" : "PRICE_DECREASE",
        priceChangeState: nextPrice.state,
        ...(nextPrice.state !== "APPLIED" &&
          paidUntil !== null && { expectedNewPriceChargeTime: timestamp(paidUntil) }),
      },
    }),
  };
}

/** A plan that takes over at the end of the period: not owned yet, so without an order. */
const deferredLine = ({ deferred }: PlayPlanRecord): object[] =>
  deferred === null
    ? []
    : [
        {
          productId: deferred.productId,
          autoRenewingPlan: { autoRenewEnabled: true, recurringPrice: moneyShape(deferred.price) },
          offerDetails: { basePlanId: deferred.basePlanId },
        },
      ];
