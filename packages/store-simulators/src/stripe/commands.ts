import { z } from "zod";
import { chargeOf } from "./api/payment-routes.ts";
import { endSubscription, markCancelled } from "./billing/cancel.ts";
import { changePlan } from "./billing/change-plan.ts";
import { pause, resume } from "./billing/pause.ts";
import { giveUp, momentOf, renew, retryPayment } from "./billing/renew.ts";
import { expireSession, paySession, settleSession } from "./checkout/pay-session.ts";
import { emit } from "./events/emit.ts";
import { closeDispute, openDispute, warnOfFraud } from "./payments/disputes.ts";
import { confirmRefund, failRefund, refundCharge } from "./payments/refunds.ts";
import { subscriptionShape } from "./shapes/billing-shapes.ts";
import { shapeOf } from "./shapes/shape-of.ts";
import { find, type World } from "./world.ts";

const id = z.string();
const renewHow = z.enum(["paid", "failed", "needs action"]);
const paid = { charge: id.optional(), payment_intent: id.optional() };
const held = { subscription: id };

/** Does something that a customer, a bank or the merchant's dashboard does; returns its object's id. */
const command = <Fields extends z.ZodRawShape>(
  fields: Fields,
  run: (world: World, given: z.output<z.ZodObject<Fields>>) => string,
) => {
  const schema = z.strictObject(fields);
  return { schema, run: (world: World, given: unknown) => run(world, schema.parse(given)) };
};

const onSubscription = (world: World, given: { readonly subscription: string }) => {
  const found = find(world, "subscriptions", given.subscription, "subscription");
  return [momentOf(world, found), found] as const;
};

/** What can be done to the simulated Stripe, by name. */
export const COMMANDS = {
  /** The customer pays on the checkout page. */
  pay: command(
    { session: id, how: z.enum(["now", "slow", "declined"]), email: z.string().optional() },
    (world, { session, how, email }) => {
      paySession(world, find(world, "sessions", session, "session"), how, email ?? null);
      return session;
    },
  ),
  /** The late answer of a slow payment. */
  settle: command({ session: id, how: z.enum(["arrive", "fail"]) }, (world, { session, how }) => {
    settleSession(world, find(world, "sessions", session, "session"), how === "arrive");
    return session;
  }),
  expire: command({ session: id }, (world, { session }) => {
    expireSession(world, find(world, "sessions", session, "session"));
    return session;
  }),
  /** The merchant refunds in the dashboard: everything that is left, or an amount. */
  refund: command(
    {
      ...paid,
      amount: z.int().optional(),
      reason: z.string().optional(),
      pending: z.boolean().optional(),
    },
    (world, { charge, payment_intent: intent, ...wanted }) =>
      refundCharge(world, chargeOf(world, charge, intent), wanted).id,
  ),
  /** The bank confirms a refund, or sends it back, also after it had succeeded. */
  settleRefund: command(
    { refund: id, how: z.enum(["succeeded", "failed"]) },
    (world, { refund, how }) => {
      const found = find(world, "refunds", refund, "refund");
      if (how === "succeeded") confirmRefund(world, found);
      else failRefund(world, found, "lost_or_stolen_card");
      return refund;
    },
  ),
  /** The customer's bank takes a payment back. */
  dispute: command(
    { ...paid, amount: z.int().optional(), reason: z.string().optional() },
    (world, { charge, payment_intent: intent, amount, reason }) =>
      openDispute(world, chargeOf(world, charge, intent), {
        ...(amount !== undefined && { amount }),
        ...(reason !== undefined && { reason }),
      }).id,
  ),
  closeDispute: command(
    { dispute: id, how: z.enum(["won", "lost"]) },
    (world, { dispute, how }) => {
      closeDispute(world, find(world, "disputes", dispute, "dispute"), how === "won");
      return dispute;
    },
  ),
  warnOfFraud: command({ ...paid, fraud_type: z.string().optional() }, (world, given) => {
    const { charge, payment_intent: intent, fraud_type: type = "unauthorized_use_of_card" } = given;
    return warnOfFraud(world, chargeOf(world, charge, intent), type).id;
  }),
  /** Advances a subscription to the end of its period. */
  renew: command({ ...held, how: renewHow }, (world, given) => {
    renew(world, onSubscription(world, given)[1], given.how);
    return given.subscription;
  }),
  /** Advances a subscription that is past due to the next attempt. */
  retry: command({ ...held, how: renewHow }, (world, given) => {
    retryPayment(world, onSubscription(world, given)[1], given.how);
    return given.subscription;
  }),
  /** No attempt is left. */
  giveUp: command({ ...held, how: z.enum(["unpaid", "canceled"]) }, (world, given) => {
    const [then, found] = onSubscription(world, given);
    giveUp(then, found, given.how);
    return given.subscription;
  }),
  pause: command(held, (world, given) => {
    const [then, found] = onSubscription(world, given);
    pause(then, found, true);
    return given.subscription;
  }),
  resume: command(
    { ...held, anchor: z.enum(["now", "unchanged"]).optional(), how: renewHow.optional() },
    (world, given) => {
      const [then, found] = onSubscription(world, given);
      resume(then, found, given.anchor ?? "now", given.how ?? "paid");
      return given.subscription;
    },
  ),
  /** Lets the card of a subscription be declined from now on, or no longer. */
  setCard: command({ ...held, declines: z.boolean() }, (world, { subscription, declines }) => {
    find(world, "subscriptions", subscription, "subscription").cardDeclines = declines;
    return subscription;
  }),
  /** Ends a subscription with its period, or takes that back. */
  cancelAtPeriodEnd: command({ ...held, cancel: z.boolean().optional() }, (world, given) => {
    const [then, found] = onSubscription(world, given);
    const previous = markCancelled(then, found, given.cancel ?? true);
    const shown = subscriptionShape(world.state, found);
    if (Object.keys(previous).length > 0)
      emit(then, "customer.subscription.updated", shown, previous);
    return given.subscription;
  }),
  cancel: command(held, (world, given) => {
    const [then, found] = onSubscription(world, given);
    endSubscription(then, found);
    return given.subscription;
  }),
  changePlan: command(
    {
      ...held,
      price: id,
      quantity: z.int().min(1).optional(),
      proration: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
      how: renewHow.optional(),
    },
    (world, given) => {
      const [then, found] = onSubscription(world, given);
      const {
        price,
        quantity = found.quantity,
        proration = "create_prorations",
        how = "paid",
      } = given;
      changePlan(then, found, { price, quantity, proration, how, anchor: "unchanged" });
      return given.subscription;
    },
  ),
};

export type CommandName = keyof typeof COMMANDS;
export type CommandInput<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]["schema"]>;

/** Runs a command and returns its object as the API shows it. @throws StripeError, z.ZodError */
export function runCommand(world: World, name: CommandName, given: unknown): object {
  const id = COMMANDS[name].run(world, given);
  return shapeOf(world.state, id) ?? {};
}
