import { z } from "zod";
import { expireSession } from "../checkout/pay-session.ts";
import { refundCharge } from "../payments/refunds.ts";
import {
  chargeShape,
  intentShape,
  refundShape,
  transactionShape,
} from "../shapes/payment-shapes.ts";
import { lineItemShapes, sessionShape } from "../shapes/session-shape.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { listPage } from "./list.ts";
import { newSession } from "./new-session.ts";
import { mergeMetadata, metadata, paging, whole } from "./parameters.ts";
import { route, type StripeRoute } from "./route.ts";
import { sessionParameters } from "./session-parameters.ts";

const text = z.string().optional();

/** Checkout sessions. */
export const SESSION_ROUTES: readonly StripeRoute[] = [
  route("POST", "/v1/checkout/sessions", sessionParameters, (world, given) =>
    sessionShape(world.state, newSession(world, given)),
  ),
  route("GET", "/v1/checkout/sessions/:id", {}, (world, _, id) =>
    sessionShape(world.state, find(world, "sessions", id)),
  ),
  route("POST", "/v1/checkout/sessions/:id", { metadata }, (world, given, id) => {
    const session = find(world, "sessions", id);
    session.metadata = mergeMetadata(session.metadata, given.metadata);
    return sessionShape(world.state, session);
  }),
  route("POST", "/v1/checkout/sessions/:id/expire", {}, (world, _, id) => {
    const session = find(world, "sessions", id);
    expireSession(world, session);
    return sessionShape(world.state, session);
  }),
  route("GET", "/v1/checkout/sessions/:id/line_items", paging, (world, given, id) => {
    const items = lineItemShapes(world.state, find(world, "sessions", id)).reverse();
    return listPage(`/v1/checkout/sessions/${id}/line_items`, items, given);
  }),
  route(
    "GET",
    "/v1/checkout/sessions",
    { ...paging, customer: text, payment_intent: text, subscription: text, status: text },
    ({ state }, given) => {
      const { customer, payment_intent: intent, subscription, status } = given;
      const found = Object.values(state.sessions).filter(
        (session) =>
          is(customer, session.customer) &&
          is(intent, session.paymentIntent) &&
          is(subscription, session.subscription) &&
          is(status, session.status),
      );
      const shown = found.map((session) => sessionShape(state, session));
      return listPage("/v1/checkout/sessions", shown, given);
    },
  ),
];

/** Payment intents, charges and movements of the balance. */
export const PAYMENT_ROUTES: readonly StripeRoute[] = [
  route("GET", "/v1/payment_intents/:id", { client_secret: text }, (world, _, id) =>
    intentShape(find(world, "intents", id)),
  ),
  route("GET", "/v1/payment_intents", { ...paging, customer: text }, ({ state }, given) => {
    const found = Object.values(state.intents).filter(({ customer }) =>
      is(given.customer, customer),
    );
    return listPage("/v1/payment_intents", found.map(intentShape), given);
  }),
  route("GET", "/v1/charges/:id", {}, (world, _, id) => chargeShape(find(world, "charges", id))),
  route(
    "GET",
    "/v1/charges",
    { ...paging, customer: text, payment_intent: text },
    ({ state }, given) => {
      const { customer, payment_intent: intent } = given;
      const found = Object.values(state.charges).filter(
        (charge) => is(customer, charge.customer) && is(intent, charge.paymentIntent),
      );
      return listPage("/v1/charges", found.map(chargeShape), given);
    },
  ),
  route("GET", "/v1/balance_transactions/:id", {}, (world, _, id) =>
    transactionShape(find(world, "transactions", id)),
  ),
];

const refundFields = {
  amount: whole.optional(),
  charge: text,
  payment_intent: text,
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
};

/** Refunds. */
export const REFUND_ROUTES: readonly StripeRoute[] = [
  route("POST", "/v1/refunds", refundFields, (world, given) => {
    const { amount, reason } = given;
    const more = { metadata: mergeMetadata({}, given.metadata) };
    const charge = chargeOf(world, given.charge, given.payment_intent);
    return refundShape(world.state, refundCharge(world, charge, { amount, reason, ...more }));
  }),
  route("GET", "/v1/refunds/:id", {}, (world, _, id) =>
    refundShape(world.state, find(world, "refunds", id)),
  ),
  route(
    "GET",
    "/v1/refunds",
    { ...paging, charge: text, payment_intent: text },
    ({ state }, given) => {
      const { charge, payment_intent: intent } = given;
      const found = Object.values(state.refunds)
        .filter((refund) => is(charge, refund.charge) && is(intent, refund.paymentIntent))
        .map((refund) => refundShape(state, refund));
      return listPage("/v1/refunds", found, given);
    },
  ),
  route("GET", "/v1/charges/:id/refunds", paging, ({ state }, given, id) => {
    const found = Object.values(state.refunds).filter(({ charge }) => charge === id);
    const shown = found.map((refund) => refundShape(state, refund));
    return listPage(`/v1/charges/${id}/refunds`, shown, given);
  }),
];

/** Finds the charge that a parameter names. @throws StripeError */
export function chargeOf(world: World, charge: string | undefined, intent: string | undefined) {
  if (charge !== undefined) return find(world, "charges", charge, "charge");
  if (intent === undefined) {
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const { latestCharge, id } = find(world, "intents", intent, "payment_intent");
  if (latestCharge !== null) return find(world, "charges", latestCharge, "charge");
  throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
}

/** True when a filter is missing or equal. */
export const is = (wanted: string | undefined, value: string | null): boolean =>
  wanted === undefined || wanted === value;
