import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Purpose } from "../gem/purpose.ts";
import type { ClaimStore } from "../store-claims.ts";
import { beginPass, type PlanStores, setPassEnded } from "../subscription/passes.ts";
import { decidePurchase, type PurchaseChange } from "./decide-purchase.ts";
import type { PurchaseRecord, PurchaseStore } from "./purchase-store.ts";
import type { PurchaseFacts } from "./storefront.ts";

export interface PurchaseStores extends PlanStores {
  readonly purchases: PurchaseStore;
  readonly ledger: Pick<GemLedger, "credit" | "reverse" | "leftOf">;
  readonly record: RecordEvent;
  readonly claims: Pick<ClaimStore, "setWaiting">;
}

/**
 * Books what the store says of a purchase. Facts count only when no others were booked since they
 * were asked for, even if those changed nothing: a refund that fails leaves the books as they were
 * before it, and must outdate the news of the refund.
 *
 * @returns false when the facts were out of date; the store must be asked again
 */
export async function applyPurchase(
  stores: PurchaseStores,
  seen: Pick<PurchaseRecord, "id" | "version">,
  facts: PurchaseFacts,
  now: Date,
): Promise<boolean> {
  const { purchases } = stores;
  const purchase = await purchases.lock(seen.id);
  if (purchase === null || purchase.version !== seen.version) return false;
  // Before the gems, as whoever changes a plan does.
  if (SHOP[purchase.product].pass) await stores.subscriptions.lockHolder(purchase.userId);
  // Only a dispute needs to know what is left, and locks the gems for it.
  const left = facts.dispute === "open" ? await leftOf(stores, purchase, now) : 0;
  const change = decidePurchase(purchase, facts, left);
  if (change.grant > 0) await grant(stores, purchase, change.grant, now);
  if (change.takeBack > 0) await takeBack(stores, purchase, change, now);
  if (change.restore > 0) await restore(stores, purchase, change, now);
  await settlePass(stores, purchase, change, now);
  const { paymentRef, refunded } = facts;
  const price = facts.paid ?? purchase.price;
  await purchases.change(purchase.id, { state: change.state, paymentRef, price, refunded }, now);
  const isGranted = change.grant > 0 || purchase.granted > 0;
  const waits = isGranted ? (facts.unclaimedSince ?? null) : null;
  await stores.claims.setWaiting({ noun: "purchase", id: purchase.id }, waits, now);
  return true;
}

/** A pass begins with its gems, and ends when the purchase is taken back in full. */
async function settlePass(
  stores: PurchaseStores,
  { id: purchaseId, userId, product, gems, takenBack }: PurchaseRecord,
  { grant: granted, takeBack: taken, restore: restored }: PurchaseChange,
  now: Date,
): Promise<void> {
  const { pass } = SHOP[product];
  if (pass === undefined) return;
  if (granted > 0)
    await beginPass(stores, { id: purchaseId, purchaseId, userId, ...pass, notBefore: null }, now);
  const isTaken = takenBack + taken - restored >= gems;
  if (taken > 0 || restored > 0) await setPassEnded(stores, { purchaseId, userId }, isTaken, now);
}

/** Returns how many gems of a purchase are available. */
async function leftOf(
  { purchases, ledger }: PurchaseStores,
  { id, userId }: PurchaseRecord,
  now: Date,
): Promise<number> {
  let left = 0;
  for (const { receiptId } of await purchases.grants(id))
    left += await ledger.leftOf(userId, receiptId, now);
  return left;
}

const purposeOf = ({ id, product }: PurchaseRecord): Purpose => ({
  source: SHOP[product].kind,
  subject: { noun: "purchase", id },
});

async function grant(
  { purchases, ledger, record }: PurchaseStores,
  purchase: PurchaseRecord,
  gems: number,
  now: Date,
): Promise<void> {
  const { id, userId, product, version } = purchase;
  const { receiptId } = await ledger.credit({
    ...{ userId, gems, now, kind: SHOP[product].kind, purpose: purposeOf(purchase) },
    ...{ expiresAt: null, key: `purchase:${id}` },
    description: { code: "billing.bought", params: { product } },
  });
  await purchases.addGrant(id, { number: 0, receiptId, gems });
  const payload = { product, gems, version };
  await record({ type: "purchase.granted", subjectId: id, userId, payload });
}

/** Newest grants first, so that a restored part is the first to go again. */
async function takeBack(
  { purchases, ledger, record }: PurchaseStores,
  purchase: PurchaseRecord,
  { takeBack: gems, why }: PurchaseChange,
  now: Date,
): Promise<void> {
  const { id, userId, product, version } = purchase;
  const reason = { code: `billing.${why}`, params: { product } } as const;
  let due = gems;
  let owed = 0;
  const grants = await purchases.grants(id);
  for (const given of grants.toSorted((a, b) => b.number - a.number)) {
    const taken = Math.min(due, given.gems - given.takenBack);
    if (taken === 0) continue;
    const key = `purchase:${id}:${version}:back:${given.number}`;
    const { receiptId } = given;
    const reversed = await ledger.reverse({ userId, receiptId, gems: taken, key, reason, now });
    owed += reversed.owed;
    due -= taken;
    await purchases.setTakenBack(id, given.number, given.takenBack + taken);
  }
  await record({
    ...{ type: "purchase.takenBack", subjectId: id, userId },
    payload: { product, gems, version, owed, why },
  });
}

async function restore(
  { purchases, ledger, record }: PurchaseStores,
  purchase: PurchaseRecord,
  { restore: gems }: PurchaseChange,
  now: Date,
): Promise<void> {
  const { id, userId, product, version } = purchase;
  const grants = await purchases.grants(id);
  const { receiptId } = await ledger.credit({
    ...{ userId, gems, now, kind: SHOP[product].kind, purpose: purposeOf(purchase) },
    ...{ expiresAt: null, key: `purchase:${id}:${version}:restored` },
    description: { code: "billing.restore", params: { product } },
  });
  await purchases.addGrant(id, { number: grants.length, receiptId, gems });
  const payload = { product, gems, version };
  await record({ type: "purchase.restored", subjectId: id, userId, payload });
}
