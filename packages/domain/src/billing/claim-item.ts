import { PLAN_TABLE } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { BoughtItem, PhoneStore } from "./phone-store.ts";
import type { BoundOrder, ReceiptStore } from "./receipt-store.ts";
import type { OrderFinder } from "./storefront.ts";

export interface ClaimItemPorts {
  readonly transact: <T>(
    work: (stores: { readonly receipts: ReceiptStore }) => Promise<T>,
  ) => Promise<T>;
  /** True when purchases of an environment count for a person. */
  readonly counts: (environment: PurchaseEnvironment, userId: string) => boolean;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log: (message: string) => void;
}

/**
 * Finds out whose something is that was bought in an app: its owner's, once it has one, or that of
 * the subscription that it follows; else that of the account that its token names; else the caller's. Null when it stays unclaimed: nobody is named
 * and nobody calls, it isn't known here, or it doesn't count for that person.
 *
 * @param callerId null when a store's event speaks of it
 */
export const claimItem = (
  ports: ClaimItemPorts,
  item: BoughtItem,
  callerId: string | null,
): Promise<BoundOrder | null> =>
  ports.transact(async ({ receipts }) => {
    const { store, follows } = item;
    // Always in the same order, so that two who are bound at once don't wait for each other.
    for (const ref of [item.ref, ...(follows ? [follows] : [])].toSorted())
      await receipts.lock({ store, ref });
    const bound = await receipts.findBound(item);
    if (bound !== null) return bound;
    const { accountToken: token } = item;
    const named = token === null ? null : await receipts.findByToken(token);
    const followed = follows ? await receipts.findBound({ store, ref: follows }) : null;
    const userId = followed?.userId ?? named ?? callerId;
    if (item.noun === "unknown")
      ports.log(`${item.store} sold "${item.sku}", which is not known here`);
    if (userId === null || item.noun === "unknown" || !ports.counts(item.environment, userId)) {
      await receipts.keepUnclaimed(item, ports.now());
      return null;
    }
    const id = await bind(receipts, item, { userId, id: ports.newId(), createdAt: ports.now() });
    await receipts.forgetUnclaimed(item);
    return { noun: item.noun, id, userId };
  });

/** The price is the list price until the store is asked. */
async function bind(
  receipts: ReceiptStore,
  item: Exclude<BoughtItem, { readonly noun: "unknown" }>,
  own: { readonly id: string; readonly userId: string; readonly createdAt: Date },
): Promise<string> {
  const { store, environment, ref } = item;
  const common = { ...own, store, environment, ref };
  if (item.noun === "purchase") {
    const { product, quantity } = item;
    const { gems, cents } = SHOP[product];
    const price = { amount: cents * quantity, currency: "USD" };
    await receipts.bindPurchase({ ...common, product, gems: gems * quantity, price });
  } else {
    const { plan } = item;
    const price = { amount: PLAN_TABLE[plan].cents, currency: "USD" };
    await receipts.bindSubscription({ ...common, plan, price, customerRef: null });
  }
  return own.id;
}

/**
 * Says what of ours an event of a phone's store is about. What nobody has presented becomes that of
 * the account that it names, or is kept until somebody presents it.
 */
export const claimingFinder = (ports: ClaimItemPorts, phone: PhoneStore): OrderFinder => ({
  store: phone.store,
  async orderOf(subject) {
    const item = await phone.lookUp(subject);
    return item && claimItem(ports, item, null);
  },
});
