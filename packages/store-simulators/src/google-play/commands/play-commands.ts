import { z } from "zod";
import { publish } from "../messages/publish.ts";
import { REPLACEMENT_MODES } from "../play-records.ts";
import { PLAY_OFFER_STATES } from "../play-state.ts";
import { findPlan, findProduct, type PlayWorld } from "../play-world.ts";
import { buyProduct, settleProduct } from "../purchases/buy-product.ts";
import { cancelPlan, expirePlan, restartPlan } from "../purchases/end-plan.ts";
import {
  findOrder,
  refundOrder,
  refundPart,
  VOIDED_REASONS,
  VOIDED_SOURCES,
} from "../purchases/refund-order.ts";
import {
  beginPause,
  changePlanPrice,
  recoverPlan,
  renewPlan,
  resumePlan,
  schedulePause,
} from "../purchases/renew-plan.ts";
import { revokePlan } from "../purchases/revoke-plan.ts";
import { settlePlan, subscribePlan } from "../purchases/subscribe-plan.ts";

const held = { token: z.string() };
const wish = {
  product: z.string(),
  accountId: z.string().max(64).nullable().default(null),
  profileId: z.string().max(64).nullable().default(null),
  isTest: z.boolean().default(false),
  isPending: z.boolean().default(false),
};
const settled = { ...held, how: z.enum(["arrive", "fail"]) };

/** Makes a purchase, and returns it. */
const making = <Fields extends z.ZodRawShape>(
  fields: Fields,
  run: (world: PlayWorld, given: z.output<z.ZodObject<Fields>>) => { readonly token: string },
) => {
  const schema = z.strictObject(fields);
  return { schema, run: (world: PlayWorld, given: unknown) => run(world, schema.parse(given)) };
};

/** Does something that a buyer, Google or the merchant's console does. */
const command = <Fields extends z.ZodRawShape>(
  fields: Fields,
  run: (world: PlayWorld, given: z.output<z.ZodObject<Fields>>) => void,
) =>
  making(fields, (world, given) => {
    run(world, given);
    return { token: "" };
  });

const refund = {
  order: z.string(),
  reason: z
    .literal(Object.keys(VOIDED_REASONS) as (keyof typeof VOIDED_REASONS)[])
    .default("other"),
  source: z
    .literal(Object.keys(VOIDED_SOURCES) as (keyof typeof VOIDED_SOURCES)[])
    .default("developer"),
};

/** What can be done to the simulated Google Play, by name. */
export const PLAY_COMMANDS = {
  /** Somebody buys something once, or begins a payment that takes its time. */
  buy: making({ ...wish, quantity: z.int().min(1).default(1) }, buyProduct),
  settle: command(settled, (world, { token, how }) =>
    settleProduct(world, findProduct(world, token), how === "arrive"),
  ),
  /** Somebody subscribes, or changes a plan: with `replaces`, a new subscription takes its place. */
  subscribe: making(
    {
      ...wish,
      offer: z.enum(["trial", "introductory"]).nullable().default(null),
      replaces: z.string().nullable().default(null),
      mode: z.enum(REPLACEMENT_MODES).default("WITH_TIME_PRORATION"),
      again: z.string().nullable().default(null),
    },
    subscribePlan,
  ),
  settlePlan: command(settled, (world, { token, how }) =>
    settlePlan(world, findPlan(world, token), how === "arrive"),
  ),
  /** The end of a period comes. */
  renew: command({ ...held, how: z.enum(["paid", "grace", "hold"]) }, (world, { token, how }) =>
    renewPlan(world, findPlan(world, token), how),
  ),
  /** A missing payment is made. */
  recover: command(held, (world, { token }) => recoverPlan(world, findPlan(world, token))),
  schedulePause: command(
    { ...held, months: z.int().min(1).max(3).default(1) },
    (world, { token, months }) => schedulePause(world, findPlan(world, token), months),
  ),
  beginPause: command(held, (world, { token }) => beginPause(world, findPlan(world, token))),
  resume: command(held, (world, { token }) => resumePlan(world, findPlan(world, token))),
  cancel: command(
    { ...held, by: z.enum(["user", "developer", "system"]).default("user") },
    (world, { token, by }) => cancelPlan(world, findPlan(world, token), by),
  ),
  restart: command(held, (world, { token }) => restartPlan(world, findPlan(world, token))),
  expire: command(held, (world, { token }) => expirePlan(world, findPlan(world, token))),
  revoke: command({ ...held, inFull: z.boolean().default(true) }, (world, { token, inFull }) =>
    revokePlan(world, findPlan(world, token), inFull),
  ),
  changePrice: command(
    { ...held, amount: z.int().min(1), isConfirmed: z.boolean().default(false) },
    (world, { token, ...to }) => changePlanPrice(world, findPlan(world, token), to),
  ),
  /** Lets the card of a subscription be declined from now on, or no longer. */
  setCard: command({ ...held, declines: z.boolean() }, (world, { token, declines }) => {
    findPlan(world, token).cardDeclines = declines;
  }),
  /** Google invents a state, or says of a purchase what its order does not say yet. */
  setState: command({ ...held, state: z.string() }, (world, { token, state }) => {
    const held = world.state.products[token] ?? findPlan(world, token);
    held.state = state;
  }),
  /** All of an order goes back. Without `revoke`, the buyer keeps what was bought. */
  refund: command({ ...refund, revoke: z.boolean().default(true) }, (world, { order, ...why }) =>
    refundOrder(world, findOrder(world, order), why),
  ),
  refundQuantity: command({ ...refund, quantity: z.int().min(1) }, (world, { order, ...part }) =>
    refundPart(world, findOrder(world, order), part),
  ),
  refundAmount: command({ ...refund, amount: z.int().min(1) }, (world, { order, ...part }) =>
    refundPart(world, findOrder(world, order), part),
  ),
  /** A bank asks for money back, and Google asks the developer what it knows. */
  reviewRefund: command({ order: z.string() }, (world, { order }) => {
    const { orderId } = findOrder(world, order);
    const pendingRefundToken = `review.${orderId}`;
    world.state.reviews[pendingRefundToken] = { orderId, answer: null };
    publish(world, {
      pendingRefundReviewNotification: {
        ...{ version: "1.0", pendingRefundToken, orderId, refundReason: 7 },
      },
    });
  }),
  /** Somebody activates, deactivates or removes an offer in the console. */
  setOffer: command(
    { product: z.string(), state: z.enum(PLAY_OFFER_STATES) },
    (world, { product, state }) => {
      world.state.offers[product] = state;
    },
  ),
  sendTest: command({}, (world) => publish(world, { testNotification: { version: "1.0" } })),
};

export type PlayCommandName = keyof typeof PLAY_COMMANDS;
export type PlayCommandInput<Name extends PlayCommandName> = z.input<
  (typeof PLAY_COMMANDS)[Name]["schema"]
>;
