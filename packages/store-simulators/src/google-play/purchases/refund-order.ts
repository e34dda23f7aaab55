import { publishPlan, publishVoided } from "../messages/publish.ts";
import { PlayError } from "../play-error.ts";
import type { PlayOrderRecord, VoidedRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { endPlan } from "./end-plan.ts";

/** Google's numbers of why money goes back, and of who wants it. */
export const VOIDED_REASONS = {
  ...{ other: 0, remorse: 1, notReceived: 2, defective: 3, accidental: 4, fraud: 5 },
  ...{ friendlyFraud: 6, chargeback: 7, unacknowledged: 8 },
} as const;
export const VOIDED_SOURCES = { user: 0, developer: 1, google: 2 } as const;

/** Why, and by whom. */
export interface RefundWhy {
  readonly reason: keyof typeof VOIDED_REASONS;
  readonly source: keyof typeof VOIDED_SOURCES;
}

/** Returns an order by id. @throws PlayError */
export function findOrder({ state }: PlayWorld, orderId: string): PlayOrderRecord {
  const found = state.orders[orderId];
  if (!found) throw new PlayError(404, "orderNotFound", "The order was not found.", "orderId");
  return found;
}

/**
 * Gives back all that is left of an order. When it is revoked as well, what was bought is no longer
 * owned; only then Google calls it voided.
 */
export function refundOrder(
  world: PlayWorld,
  order: PlayOrderRecord,
  { reason, source, revoke }: RefundWhy & { readonly revoke: boolean },
): void {
  if (order.state === "REFUNDED")
    throw new PlayError(400, "orderAlreadyRefunded", "The order has been refunded.", "orderId");
  order.state = "REFUNDED";
  order.refund = { at: world.now(), reason: reason === "chargeback" ? "CHARGEBACK" : "OTHER" };
  if (!revoke) return;
  takeAway(world, order);
  voidOrder(world, order, { reason, source, quantity: null });
}

function takeAway(world: PlayWorld, { token, orderId, quantity }: PlayOrderRecord): void {
  const product = world.state.products[token];
  if (product) Object.assign(product, { state: "CANCELLED", refundedQuantity: quantity });
  const plan = Object.values(world.state.plans).find(
    (one) => one.orderId === orderId && one.state !== "EXPIRED",
  );
  if (!plan) return;
  endPlan(world, plan, "developer");
  publishPlan(world, plan, "revoked");
}

/** Gives back some of several, or an amount, which is not called voided. @throws PlayError */
export function refundPart(
  world: PlayWorld,
  order: PlayOrderRecord,
  part: RefundWhy & ({ readonly quantity: number } | { readonly amount: number }),
): void {
  const product = world.state.products[order.token];
  const amount =
    "amount" in part
      ? part.amount
      : Math.round((order.total.amount * part.quantity) / order.quantity);
  const before = order.parts.reduce((sum, one) => sum + one.amount, 0);
  if (order.state === "REFUNDED" || before + amount >= order.total.amount)
    throw new PlayError(400, "invalidRefund", "That is not a part of what is left.");
  order.parts.push({ amount, at: world.now() });
  order.state = "PARTIALLY_REFUNDED";
  if (!("quantity" in part)) return;
  if (product) product.refundedQuantity += part.quantity;
  voidOrder(world, order, part);
}

function voidOrder(
  world: PlayWorld,
  { orderId, token, isPlan, createdAt }: PlayOrderRecord,
  { reason, source, quantity }: RefundWhy & { readonly quantity: number | null },
): void {
  const voided: VoidedRecord = {
    ...{ orderId, token, isPlan, purchasedAt: createdAt, voidedAt: world.now(), quantity },
    ...{ reason: VOIDED_REASONS[reason], source: VOIDED_SOURCES[source] },
  };
  world.state.voided.push(voided);
  publishVoided(world, voided);
}
