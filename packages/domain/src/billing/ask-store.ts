import { StoreUnreachable } from "../store-unreachable.ts";
import { applyPurchase, type PurchaseStores } from "./apply-purchase.ts";
import type { PurchaseRecord, PurchaseStore } from "./purchase-store.ts";
import type { AskedStore } from "./storefront.ts";

export interface AskStorePorts {
  readonly purchases: Pick<PurchaseStore, "find" | "setAsked">;
  readonly transact: <T>(work: (stores: PurchaseStores) => Promise<T>) => Promise<T>;
  /** Null when this server no longer sells there. */
  readonly storefrontOf: (
    purchase: Pick<PurchaseRecord, "store" | "environment" | "userId">,
  ) => AskedStore | null;
}

/** Answers in a row that may be overtaken by others before the purchase is left for later. */
const TRIES = 5;

/**
 * Asks the store what became of a purchase, and books it. May be called at any time, any number of
 * times, by any process: facts count only when nothing was booked since the store was asked.
 *
 * @returns null when there is no such purchase
 * @throws StoreUnreachable, also when each answer was overtaken by another
 */
export async function askStore(
  { purchases, transact, storefrontOf }: AskStorePorts,
  id: string,
  now: () => Date,
): Promise<PurchaseRecord | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const purchase = await purchases.find(id);
    if (purchase?.ref == null) return purchase;
    const facts = await storefrontOf(purchase)?.read(purchase.ref);
    if (facts == null) {
      await purchases.setAsked(id, now());
      return purchase;
    }
    if (await transact((stores) => applyPurchase(stores, purchase, facts, now())))
      return purchases.find(id);
  }
  throw new StoreUnreachable(`The answers about purchase ${id} overtake one another.`);
}
