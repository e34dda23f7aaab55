import type { JWSTransactionDecodedPayload } from "@apple/app-store-server-library";
import type { ShopPrice } from "@kinora/contracts/billing/billing";
import { PLAN_TABLE, PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import type { PhonePlace } from "@kinora/domain/billing/phone-store";
import type { PurchaseFacts } from "@kinora/domain/billing/storefront";
import type { PlanPayment, SubscriptionFacts } from "@kinora/domain/subscription/plan-store";
import type { AppStorePlace } from "./app-store-place.ts";
import { appStoreState } from "./app-store-state.ts";
import { pricePaid, refundOf } from "./transaction-money.ts";

/** Asks one of Apple's environments what became of purchases and subscriptions. */
export const askedPlace = (place: AppStorePlace): PhonePlace => ({
  store: "app_store",
  environment: place.environment,
  read: (ref) => readPurchase(place, ref),
  readSubscription: ({ ref }) => (ref === null ? Promise.resolve(null) : readPlan(place, ref)),
  extend: place.extend,
  answerInquiry: ({ ref, answer }) => place.sendConsumption(ref, answer),
  async readPayment(ref) {
    const transaction = await place.transaction(ref);
    return transaction && paymentOf(transaction);
  },
});

/** @see https://developer.apple.com/documentation/appstoreserverapi/get-transaction-info */
async function readPurchase(place: AppStorePlace, ref: string): Promise<PurchaseFacts | null> {
  const transaction = await place.transaction(ref);
  if (transaction === null) return null;
  const paid = pricePaid(transaction, listPrice(transaction));
  return {
    ...{ state: "paid", paymentRef: transaction.transactionId ?? ref, paid, dispute: "none" },
    ...refundOf(transaction, paid.amount),
  };
}

/** @see https://developer.apple.com/documentation/appstoreserverapi/get-all-subscription-statuses */
async function readPlan(place: AppStorePlace, ref: string): Promise<SubscriptionFacts | null> {
  const answer = await place.statuses(ref);
  const last = (answer?.data ?? [])
    .flatMap(({ lastTransactions = [] }) => lastTransactions)
    .find(({ originalTransactionId }) => originalTransactionId === ref);
  if (!last?.signedTransactionInfo || !last.signedRenewalInfo) return null;
  const transaction = await place.signedTransaction(last.signedTransactionInfo);
  const renewal = await place.renewal(last.signedRenewalInfo);
  const renews = renewal.autoRenewStatus === 1;
  const plan = planOf(transaction.productId);
  const next = planOf(renewal.autoRenewProductId);
  const expires = dateOf(transaction.expiresDate);
  const { revocationDate, originalPurchaseDate, purchaseDate } = transaction;
  const state = appStoreState(Number(last.status), renews);
  return {
    ...{ state, rawState: `${last.status}${renews ? "" : " not renewed"}`, ref, plan },
    ...{ customerRef: null, nextPlan: renews && next !== plan ? next : null },
    price: pricePaid(transaction, listPrice(transaction)),
    ...{ startedAt: dateOf(originalPurchaseDate), periodStart: dateOf(purchaseDate) },
    periodEnd: state === "in_grace_period" ? dateOf(renewal.gracePeriodExpiresDate) : expires,
    paidUntil: expires,
    endedAt: state === "expired" ? (dateOf(revocationDate) ?? expires) : null,
    payment: paymentOf(transaction),
  };
}

function paymentOf(transaction: JWSTransactionDecodedPayload): PlanPayment | null {
  const { transactionId: ref } = transaction;
  if (ref === undefined) return null;
  const { amount } = pricePaid(transaction, listPrice(transaction));
  return { ref, amount, dispute: "none", paysWhole: true, ...refundOf(transaction, amount) };
}

const planOf = (sku: string | undefined): PlanId | null =>
  PLANS.find((plan) => plan === sku) ?? null;

function listPrice({ productId }: JWSTransactionDecodedPayload): ShopPrice {
  const product = PRODUCTS.find((known) => known === productId);
  const plan = planOf(productId);
  const cents = product ? SHOP[product].cents : plan ? PLAN_TABLE[plan].cents : 0;
  return { amount: cents, currency: "USD" };
}

const dateOf = (milliseconds: number | undefined): Date | null =>
  milliseconds === undefined ? null : new Date(milliseconds);
