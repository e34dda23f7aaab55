import { PRODUCTS } from "@kinora/contracts/billing/store-vocabulary";
import type { BoughtItem } from "@kinora/domain/billing/phone-store";
import type { StoreSubject } from "@kinora/domain/billing/storefront";
import type { PlayPlace } from "./open-publisher.ts";
import { readPlayOrder } from "./play-order.ts";
import { planOfProduct } from "./play-plan.ts";
import { readPlayProduct } from "./play-product.ts";
import { readPlaySubscription } from "./play-subscription.ts";

/** What was bought in the app. Its `ref` is the purchase token; an upgrade has a new one. */
export type PlayItem = BoughtItem & { readonly store: "google_play" };

/** Returns what a token that an app presents is of; null when Google has none like it. */
export async function identifyInPlay(
  place: PlayPlace,
  token: string,
  sku: string,
): Promise<PlayItem | null> {
  if (PRODUCTS.some((one) => one === sku)) return productItem(place, token);
  if (planOfProduct(sku) !== null) return planItem(place, token);
  return (await productItem(place, token)) ?? planItem(place, token);
}

/** Returns what a notification is about; null when Google has nothing of this id. */
export async function lookUpInPlay(
  place: PlayPlace,
  { kind, ref }: StoreSubject,
): Promise<PlayItem | null> {
  if (kind === "checkout") return productItem(place, ref);
  if (kind === "subscription") return planItem(place, ref);
  const order = await readPlayOrder(place.publisher, ref);
  return order && identifyInPlay(place, order.token, order.rawProduct);
}

async function productItem(place: PlayPlace, token: string): Promise<PlayItem | null> {
  const found = await readPlayProduct(place, token);
  if (found === null) return null;
  const { product, quantity, rawProduct: sku, buyer, environment } = found;
  const own = { environment, ref: token, accountToken: buyer.accountId };
  const item = { store: "google_play", ...own } as const;
  return product === null
    ? { ...item, noun: "unknown", sku }
    : { ...item, noun: "purchase", product, quantity };
}

/** Whoever buys an expired one again in Google's app is only named by the expired one. */
async function planItem(place: PlayPlace, token: string): Promise<PlayItem | null> {
  const found = await readPlaySubscription(place, token);
  if (found === null) return null;
  const { facts, rawProduct: sku, buyer, outOfApp, environment, linkedToken } = found;
  const accountToken = buyer.accountId ?? outOfApp?.buyer.accountId ?? null;
  const follows = linkedToken ?? outOfApp?.expiredToken ?? null;
  const own = { environment, ref: token, accountToken, follows };
  const item = { store: "google_play", ...own } as const;
  return facts.plan === null
    ? { ...item, noun: "unknown", sku }
    : { ...item, noun: "subscription", plan: facts.plan };
}
