import type { Tier } from "@kinora/contracts/account/account";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { CHECKOUT_MINUTES, CHECKOUTS_AN_HOUR } from "@kinora/contracts/limits";
import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import { holdsTier } from "../subscription/held-tier.ts";
import type { SubscriptionStore } from "../subscription/subscription-store.ts";
import type { NewPurchase, PurchaseRecord, PurchaseStore } from "./purchase-store.ts";
import type { Storefront } from "./storefront.ts";
import { unsold } from "./unsold.ts";

export interface CheckoutStores {
  readonly purchases: PurchaseStore;
  readonly subscriptions: Pick<SubscriptionStore, "list">;
}

export interface BeginCheckoutPorts {
  readonly transact: <T>(work: (stores: CheckoutStores) => Promise<T>) => Promise<T>;
  readonly purchases: Pick<PurchaseStore, "setPage">;
  /** Null when nothing is sold here. */
  readonly storefront: Storefront | null;
  /** Addresses of our pages to which the store leads. */
  readonly pages: (purchaseId: string) => { readonly returnTo: string; readonly backTo: string };
  readonly newId: () => string;
}

export interface CheckoutRequest {
  readonly buyer: { readonly id: string; readonly tier: Tier };
  readonly product: ProductId;
  readonly key: string;
  readonly now: Date;
}

/**
 * Begins to buy a product. The purchase is stored first; the store opens one page for it however
 * often it is asked. A product that is sold once has one checkout at a time.
 *
 * @throws Refusal SHOP_CLOSED, PRODUCT_UNSOLD, CHECKOUTS_TOO_MANY, STORE_UNREACHABLE,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function beginCheckout(
  ports: BeginCheckoutPorts,
  { buyer, product, key, now }: CheckoutRequest,
): Promise<{ readonly purchaseId: string; readonly url: string }> {
  const { storefront, transact, purchases, newId } = ports;
  if (storefront === null) throw new Refusal("SHOP_CLOSED");
  const purchase = await transact(async (stores) => {
    await stores.purchases.lockBuyer(buyer.id);
    const earlier = await findEarlier(stores.purchases, storefront, { buyer, product, key, now });
    if (earlier) return earlier;
    await refuse(stores, { buyer, product, now });
    const made = newPurchase(storefront, { id: newId(), userId: buyer.id, product, now });
    await stores.purchases.add(made, key);
    return { ...made, url: null };
  });
  if (purchase.url !== null) return { purchaseId: purchase.id, url: purchase.url };
  const page = await openPage(ports, storefront, purchase);
  await purchases.setPage(purchase.id, page);
  return { purchaseId: purchase.id, url: page.url };
}

/** The purchase of the same key; or an open checkout of a product that is sold once. */
async function findEarlier(
  purchases: PurchaseStore,
  storefront: Storefront,
  { buyer, product, key, now }: CheckoutRequest,
): Promise<Pick<PurchaseRecord, "id" | "userId" | "product" | "createdAt" | "url"> | null> {
  const same = await purchases.findByKey(buyer.id, key);
  if (same && same.product !== product) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  if (same) return same;
  if (SHOP[product].isOnce !== true) return null;
  const standing = await purchases.findStanding(buyer.id, product);
  if (standing?.state !== "open" || standing.store !== storefront.store) return null;
  return +expiryOf(standing.createdAt) > +now ? standing : null;
}

async function refuse(
  { purchases, subscriptions }: CheckoutStores,
  { buyer, product, now }: Omit<CheckoutRequest, "key">,
): Promise<void> {
  const standing = await purchases.findStanding(buyer.id, product);
  const holdsPlan =
    SHOP[product].pass !== undefined && holdsTier(await subscriptions.list(buyer.id), now);
  const reason = unsold(product, { tier: buyer.tier, standing, holdsPlan });
  if (reason !== null) throw new Refusal("PRODUCT_UNSOLD", { reason });
  const limit = CHECKOUTS_AN_HOUR;
  const open = await purchases.countOpen(buyer.id, new Date(+now - 60 * 60_000));
  if (open >= limit) throw new Refusal("CHECKOUTS_TOO_MANY", { limit });
}

const newPurchase = (
  { store, environment }: Storefront,
  { id, userId, product, now }: { id: string; userId: string; product: ProductId; now: Date },
): NewPurchase => ({
  ...{ id, userId, store, environment, product, createdAt: now },
  gems: SHOP[product].gems,
  price: { amount: SHOP[product].cents, currency: "USD" },
});

/** Until when a checkout that was begun then can be paid. */
export const expiryOf = (createdAt: Date) => new Date(+createdAt + CHECKOUT_MINUTES * 60_000);

/** When the oldest checkout that can still be paid was begun, at the earliest. */
export const checkoutsOpenSince = (now: Date) => new Date(+now - CHECKOUT_MINUTES * 60_000);

async function openPage(
  { pages }: BeginCheckoutPorts,
  storefront: Storefront,
  {
    id,
    userId,
    product,
    createdAt,
  }: Pick<PurchaseRecord, "id" | "userId" | "product" | "createdAt">,
) {
  try {
    const expiresAt = expiryOf(createdAt);
    return await storefront.open({ purchaseId: id, userId, product, ...pages(id), expiresAt });
  } catch (error) {
    if (error instanceof StoreUnreachable) throw new Refusal("STORE_UNREACHABLE");
    throw error;
  }
}
