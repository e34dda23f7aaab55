import { PLAN_TABLE, PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { notify } from "./app-store-notifications.ts";
import { lastOf } from "./app-store-shapes.ts";
import {
  type AppStoreWorld,
  newTransactionId,
  type SimulatedAppSubscription,
  type SimulatedTransaction,
} from "./app-store-state.ts";

const TYPES = {
  CONSUMABLE: "Consumable",
  NON_CONSUMABLE: "Non-Consumable",
  NON_RENEWING_SUBSCRIPTION: "Non-Renewing Subscription",
} as const;
const AUTO_RENEWABLE = "Auto-Renewable Subscription";
const DAY = 86_400_000;

export interface BuyInApp {
  /** One of ours, or one that nobody knows. */
  readonly product: ProductId | (string & {});
  /** The app's token of the account; null for none. */
  readonly token: string | null;
  readonly quantity?: number;
  /** Thousandths of a dollar; null for a transaction without a price. */
  readonly price?: number | null;
  readonly isFamilyShared?: boolean;
}

/** Buys something that is paid for once; returns the transaction's id. */
export function buyInApp(world: AppStoreWorld, wish: BuyInApp): string {
  const { product, token, quantity = 1, isFamilyShared = false } = wish;
  const sold = Object.entries(SHOP).find(([id]) => id === product)?.[1];
  const id = newTransactionId(world);
  const now = world.clock();
  const bought: SimulatedTransaction = {
    ...{ id, originalId: id, sku: product, quantity, token, purchasedAt: now, originallyAt: now },
    type: TYPES[sold?.type ?? "CONSUMABLE"],
    price: wish.price === undefined ? (sold?.cents ?? 99) * 10 * quantity : wish.price,
    ...{ expiresAt: null, currency: "USD", reason: "PURCHASE" },
    ownership: isFamilyShared ? "FAMILY_SHARED" : "PURCHASED",
    ...{ isUpgraded: false, revoked: null },
  };
  world.state.transactions.set(id, bought);
  notify(world, "ONE_TIME_CHARGE", bought);
  return id;
}

/** Subscribes to a plan; returns the original transaction's id. */
export function subscribeInApp(
  world: AppStoreWorld,
  { plan, token }: { readonly plan: PlanId; readonly token: string | null },
): string {
  const originalId = newTransactionId(world);
  const group = PLAN_TABLE[plan].line;
  world.state.subscriptions.set(originalId, {
    ...{ originalId, group, token, status: 1, renews: true, nextSku: plan, graceUntil: null },
  });
  const bought = addPeriod(world, { id: originalId, originalId, plan, begins: world.clock() });
  notify(world, "SUBSCRIBED.INITIAL_BUY", bought);
  return originalId;
}

/** Renews at the end of the period, with the plan that was chosen for it. */
export function renewInApp(world: AppStoreWorld, originalId: string): string {
  const { held, last } = requireHeld(world, originalId);
  const wasMissing = held.status === 3 || held.status === 4;
  const begins = held.status === 3 ? world.clock() : (last.expiresAt ?? world.clock());
  Object.assign(held, { status: 1, graceUntil: null });
  const plan = planOf(held.nextSku);
  const renewed = addPeriod(world, { id: newTransactionId(world), originalId, plan, begins });
  notify(world, wasMissing ? "DID_RENEW.BILLING_RECOVERY" : "DID_RENEW", renewed);
  return renewed.id;
}

/** Subscribes again after it had expired. */
export function resubscribeInApp(
  world: AppStoreWorld,
  { subscription, plan }: { readonly subscription: string; readonly plan: PlanId },
): string {
  const { held } = requireHeld(world, subscription);
  Object.assign(held, { status: 1, renews: true, nextSku: plan, graceUntil: null });
  const id = newTransactionId(world);
  const again = addPeriod(world, { id, originalId: subscription, plan, begins: world.clock() });
  notify(world, "SUBSCRIBED.RESUBSCRIBE", again);
  return id;
}

/** The renewal is not paid: with a grace period of some days, or without one. */
export function failRenewal(
  world: AppStoreWorld,
  { subscription, graceDays }: { readonly subscription: string; readonly graceDays: number },
): void {
  const { held, last } = requireHeld(world, subscription);
  const expires = last.expiresAt ?? world.clock();
  held.status = graceDays > 0 ? 4 : 3;
  held.graceUntil = graceDays > 0 ? expires + graceDays * DAY : null;
  notify(world, graceDays > 0 ? "DID_FAIL_TO_RENEW.GRACE_PERIOD" : "DID_FAIL_TO_RENEW", last);
}

/** The grace period is over; the App Store goes on trying. */
export function endGrace(world: AppStoreWorld, originalId: string): void {
  const { held, last } = requireHeld(world, originalId);
  Object.assign(held, { status: 3, graceUntil: null });
  notify(world, "GRACE_PERIOD_EXPIRED", last);
}

/** Turns renewal on or off. */
export function setRenewal(
  world: AppStoreWorld,
  { subscription, renews }: { readonly subscription: string; readonly renews: boolean },
): void {
  const { held, last } = requireHeld(world, subscription);
  held.renews = renews;
  const subtype = renews ? "AUTO_RENEW_ENABLED" : "AUTO_RENEW_DISABLED";
  notify(world, `DID_CHANGE_RENEWAL_STATUS.${subtype}`, last);
}

/** It ends: its owner had turned renewal off, or it was never paid. */
export function expireInApp(world: AppStoreWorld, originalId: string): void {
  const { held, last } = requireHeld(world, originalId);
  const why = held.status === 1 ? "VOLUNTARY" : "BILLING_RETRY";
  Object.assign(held, { status: 2, graceUntil: null });
  notify(world, `EXPIRED.${why}`, last);
}

/** A higher plan counts at once and begins a new period, a lower one at the end of the period. */
export function changePlanInApp(
  world: AppStoreWorld,
  { subscription, plan }: { readonly subscription: string; readonly plan: PlanId },
): void {
  const { held, last } = requireHeld(world, subscription);
  const isUpgrade = PLAN_TABLE[plan].rank > PLAN_TABLE[planOf(last.sku)].rank;
  held.nextSku = plan;
  if (!isUpgrade) {
    notify(world, "DID_CHANGE_RENEWAL_PREF.DOWNGRADE", last);
    return;
  }
  last.isUpgraded = true;
  const id = newTransactionId(world);
  const now = addPeriod(world, { id, originalId: subscription, plan, begins: world.clock() });
  notify(world, "DID_CHANGE_RENEWAL_PREF.UPGRADE", now);
}

/** Refunds a transaction: all of it, or a percentage. That of a running period ends the subscription. */
export function refundInApp(
  world: AppStoreWorld,
  { transaction, percent = 100 }: { readonly transaction: string; readonly percent?: number },
): void {
  const found = requireTransaction(world, transaction);
  const type = percent === 100 ? "REFUND_FULL" : "REFUND_PRORATED";
  found.revoked = { at: world.clock(), type, percentage: percent * 1_000 };
  const held = world.state.subscriptions.get(found.originalId);
  if (held && lastOf(world, found.originalId) === found) held.status = 5;
  notify(world, "REFUND", found);
}

/** Somebody asks Apple for their money back, and Apple asks the developer what it knows. */
export function requestConsumption(
  world: AppStoreWorld,
  transaction: string,
  consumptionRequestReason = "UNINTENDED_PURCHASE",
): void {
  const found = requireTransaction(world, transaction);
  notify(world, "CONSUMPTION_REQUEST", found, { consumptionRequestReason });
}

/** Puts off the renewal of a subscription; returns when it is, null when it does not renew. */
export function extendRenewal(
  world: AppStoreWorld,
  originalId: string,
  days: number,
): number | null {
  const held = world.state.subscriptions.get(originalId);
  const last = lastOf(world, originalId);
  if (held?.status !== 1 || !held.renews || !last?.expiresAt) return null;
  last.expiresAt += days * DAY;
  notify(world, "RENEWAL_EXTENDED", last);
  return last.expiresAt;
}

/** Takes a refund back. */
export function reverseRefund(world: AppStoreWorld, transaction: string): void {
  const found = requireTransaction(world, transaction);
  found.revoked = null;
  const held = world.state.subscriptions.get(found.originalId);
  if (held?.status === 5) held.status = (found.expiresAt ?? 0) > world.clock() ? 1 : 2;
  notify(world, "REFUND_REVERSED", found);
}

/** Gives a subscription a status that is in no documentation. */
export function setStatus(
  world: AppStoreWorld,
  { subscription, status }: { readonly subscription: string; readonly status: number },
): void {
  const { held, last } = requireHeld(world, subscription);
  held.status = status;
  notify(world, "SOMETHING_NEW", last);
}

function addPeriod(
  world: AppStoreWorld,
  {
    id,
    originalId,
    plan,
    begins,
  }: {
    readonly id: string;
    readonly originalId: string;
    readonly plan: PlanId;
    readonly begins: number;
  },
): SimulatedTransaction {
  const { transactions, subscriptions } = world.state;
  const { period, cents } = PLAN_TABLE[plan];
  const first = transactions.get(originalId);
  const one: SimulatedTransaction = {
    ...{ id, originalId, sku: plan, type: AUTO_RENEWABLE, quantity: 1, purchasedAt: begins },
    originallyAt: first?.originallyAt ?? begins,
    expiresAt: monthsLater(begins, period === "yearly" ? 12 : 1),
    ...{ price: cents * 10, currency: "USD", isUpgraded: false, revoked: null },
    token: subscriptions.get(originalId)?.token ?? null,
    ...{ reason: first ? "RENEWAL" : "PURCHASE", ownership: "PURCHASED" },
  };
  transactions.set(id, one);
  return one;
}

/** The last day of the month when it has no such day. */
function monthsLater(moment: number, months: number): number {
  const later = new Date(moment);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return +later;
}

function planOf(sku: string): PlanId {
  const plan = PLANS.find((known) => known === sku);
  if (!plan) throw new Error(`The simulated App Store knows no plan ${sku}.`);
  return plan;
}

function requireHeld(
  world: AppStoreWorld,
  originalId: string,
): { readonly held: SimulatedAppSubscription; readonly last: SimulatedTransaction } {
  const held = world.state.subscriptions.get(originalId);
  const last = lastOf(world, originalId);
  if (!held || !last) throw new Error(`The simulated App Store has no subscription ${originalId}.`);
  return { held, last };
}

function requireTransaction({ state }: AppStoreWorld, id: string): SimulatedTransaction {
  const found = state.transactions.get(id);
  if (!found) throw new Error(`The simulated App Store has no transaction ${id}.`);
  return found;
}
