import { publishProduct } from "../messages/publish.ts";
import { PlayError, wrongState } from "../play-error.ts";
import { newPurchaseToken } from "../play-ids.ts";
import type { PlayProductRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { addOrder } from "./play-orders.ts";

/** Who buys, what, and how. */
export interface PlayProductWish {
  readonly product: string;
  readonly accountId: string | null;
  readonly profileId: string | null;
  readonly quantity: number;
  readonly isTest: boolean;
  readonly isPending: boolean;
}

/** Buys something once. @throws PlayError when it is not sold, or owned and not consumed */
export function buyProduct(world: PlayWorld, wish: PlayProductWish): PlayProductRecord {
  const { state, catalogue } = world;
  const sold = catalogue.find(({ productId, plan }) => productId === wish.product && !plan);
  if (!sold) throw new PlayError(404, "productNotFound", `There is no product ${wish.product}.`);
  if (Object.values(state.products).some((held) => isOwned(held, wish)))
    throw new PlayError(409, "itemAlreadyOwned", "The product is owned and not consumed.");
  const { accountId, profileId, quantity, isTest } = wish;
  const { productId, price } = sold;
  const bought: PlayProductRecord = {
    ...{ token: newPurchaseToken(), productId, price, quantity, refundedQuantity: 0 },
    ...{ state: "PENDING", isAcknowledged: false, isConsumed: false, orderId: null },
    ...{ createdAt: world.now(), completedAt: null, isTest, accountId, profileId },
  };
  state.products[bought.token] = bought;
  if (!wish.isPending) completeProduct(world, bought);
  return bought;
}

const isOwned = (held: PlayProductRecord, { product, accountId }: PlayProductWish): boolean =>
  accountId !== null &&
  held.accountId === accountId &&
  held.productId === product &&
  held.state !== "CANCELLED" &&
  !held.isConsumed;

/** The money arrives. */
export function completeProduct(world: PlayWorld, bought: PlayProductRecord): void {
  const { token, productId, price, quantity } = bought;
  const total = { ...price, amount: price.amount * quantity };
  const { orderId } = addOrder(world, { token, productId, total, quantity });
  Object.assign(bought, { orderId, state: "PURCHASED", completedAt: world.now() });
  publishProduct(world, bought, 1);
}

/** A payment that was on its way arrives, or never does. @throws PlayError */
export function settleProduct(world: PlayWorld, bought: PlayProductRecord, arrives: boolean): void {
  if (bought.state !== "PENDING") throw wrongState();
  if (arrives) completeProduct(world, bought);
  else {
    bought.state = "CANCELLED";
    publishProduct(world, bought, 2);
  }
}

/** The developer says that it was granted. Google says no when it was said before. @throws PlayError */
export function acknowledgeProduct(bought: PlayProductRecord): void {
  if (bought.state !== "PURCHASED" || bought.isAcknowledged) throw wrongState();
  bought.isAcknowledged = true;
}

/** The developer says that it was granted, and may be bought again. @throws PlayError */
export function consumeProduct(bought: PlayProductRecord): void {
  if (bought.state !== "PURCHASED" || bought.isConsumed) throw wrongState();
  Object.assign(bought, { isConsumed: true, isAcknowledged: true });
}
