import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";
import type { PlayPublisher } from "./open-publisher.ts";
import { askPlay, isRefusedByPlay, withoutToken } from "./play-answers.ts";
import { ACKNOWLEDGED } from "./play-claim.ts";

/** A purchase that was granted. */
export interface GrantedProduct {
  readonly token: string;
  readonly product: ProductId;
}

/** A subscription that was granted; Google wants to hear its product too. */
export interface GrantedPlan {
  readonly token: string;
  readonly rawProduct: string;
}

/**
 * Tells Google that a purchase was granted, so that its money is not given back. What may be bought
 * again is consumed, which acknowledges it too; the starter pack never is. May be told any number of
 * times.
 *
 * @throws StoreUnreachable when Google does not take it, as for a purchase that is not paid
 */
export async function claimProduct(
  { api, packageName }: PlayPublisher,
  { token, product: productId }: GrantedProduct,
): Promise<void> {
  const isKept = SHOP[productId].type === "NON_CONSUMABLE";
  const { products, productsv2 } = api.purchases;
  const params = { packageName, productId, token };
  await tell(
    () => (isKept ? products.acknowledge(params) : products.consume(params)),
    async () => {
      const purchase = await askPlay(() => productsv2.getproductpurchasev2({ packageName, token }));
      const details = purchase.productLineItem?.[0]?.productOfferDetails;
      return isKept
        ? purchase.acknowledgementState === ACKNOWLEDGED
        : details?.consumptionState === "CONSUMPTION_STATE_CONSUMED";
    },
  );
}

/** Tells Google that a subscription was granted; may be told any number of times. @throws StoreUnreachable */
export async function claimPlan(
  { api, packageName }: PlayPublisher,
  { token, rawProduct: subscriptionId }: GrantedPlan,
): Promise<void> {
  const { subscriptions, subscriptionsv2 } = api.purchases;
  await tell(
    () => subscriptions.acknowledge({ packageName, subscriptionId, token }),
    async () => {
      const held = await askPlay(() => subscriptionsv2.get({ packageName, token }));
      return held.acknowledgementState === ACKNOWLEDGED;
    },
  );
}

/** What Google refuses may have been done before: then all is well. */
async function tell(
  post: () => Promise<{ readonly data: unknown }>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await post();
  } catch (error) {
    if (isRefusedByPlay(error) && (await isDone())) return;
    throw withoutToken(error);
  }
}
