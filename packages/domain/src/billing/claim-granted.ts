import type { ClaimStore } from "../store-claims.ts";
import type { SubscriptionStore } from "../subscription/subscription-store.ts";
import type { BoughtAt } from "./asked-stores.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import type { AskedStore, GrantedItem, StoreOrder } from "./storefront.ts";

export interface ClaimGrantedPorts {
  readonly claims: ClaimStore;
  readonly purchases: Pick<PurchaseStore, "find">;
  readonly subscriptions: Pick<SubscriptionStore, "find">;
  /** Null when this server no longer sells there. */
  readonly storefrontOf: (of: BoughtAt) => Pick<AskedStore, "claim"> | null;
  readonly log: (message: string) => void;
}

const MINUTE = 60_000;
const MOST = 20;

/**
 * Tells stores that wait for it what was granted. It was booked together with the grant, so that
 * a process that ended between the two is caught up by the next one; stores may be told again.
 */
export async function claimGranted(ports: ClaimGrantedPorts, now: () => Date): Promise<void> {
  const { claims, log } = ports;
  for (;;) {
    const due = await claims.takeDue(now(), MOST);
    if (due.length === 0) return;
    for (const order of due)
      try {
        await claim(ports, order);
        await claims.setWaiting(order, null, now());
      } catch (error) {
        log(`${order.noun} ${order.id} is granted and not claimed: ${error}`);
        await claims.setDue(order, new Date(+now() + pauseAfter(order.tries)));
      }
  }
}

/** Doubles from a minute to an hour. */
const pauseAfter = (tries: number) => Math.min(MINUTE * 2 ** (tries - 1), 60 * MINUTE);

async function claim(
  { purchases, subscriptions, storefrontOf }: ClaimGrantedPorts,
  { noun, id }: StoreOrder,
): Promise<void> {
  const found = await (noun === "purchase" ? purchases : subscriptions).find(id);
  if (found?.ref == null) return;
  const { ref } = found;
  const granted: GrantedItem =
    "product" in found
      ? { noun: "purchase", ref, product: found.product }
      : { noun: "subscription", ref };
  const store = storefrontOf(found);
  if (!store?.claim) throw new Error(`${found.store} can't be told here`);
  await store.claim(granted);
}
