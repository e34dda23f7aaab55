import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { portalShape, subscriptionShape } from "../src/stripe/shapes/billing-shapes.ts";
import type {
  livingCustomer,
  priceShape,
  productShape,
} from "../src/stripe/shapes/catalogue-shapes.ts";
import type { disputeShape } from "../src/stripe/shapes/dispute-shape.ts";
import type { invoicePaymentShape, invoiceShape } from "../src/stripe/shapes/invoice-shape.ts";
import type * as payments from "../src/stripe/shapes/payment-shapes.ts";
import type { lineItemShapes, sessionShape } from "../src/stripe/shapes/session-shape.ts";

/** What the client makes of JSON: decimals are objects. */
type Read<T> = T extends readonly (infer Item)[]
  ? Read<Item>[]
  : T extends object
    ? { [K in keyof T]: K extends `${string}_decimal` ? Stripe.Decimal : Read<T[K]> }
    : T;

type KeyOf<T> = T extends object ? keyof T : never;
type Field<T, K> = T extends object ? (K extends keyof T ? NonNullable<T[K]> : never) : never;

/** The names that Stripe's types do not have, at any depth; `never` when there is none. */
type Invented<Ours, Theirs> = Ours extends readonly (infer Item)[]
  ? Theirs extends readonly (infer Known)[]
    ? Invented<Item, Known>
    : never
  : Ours extends object
    ? {
        [K in keyof Ours & string]: K extends KeyOf<Theirs>
          ? Invented<NonNullable<Ours[K]>, Field<Theirs, K>>
          : K;
      }[keyof Ours & string]
    : never;

type Shape<Make extends (...given: never[]) => unknown> = Read<NonNullable<ReturnType<Make>>>;

/** Compiles only when our shape is one of theirs and has no name of its own. */
type Fits<Ours extends Theirs, Theirs> = [Invented<Ours, Theirs>] extends [never]
  ? true
  : Invented<Ours, Theirs>;

const fitting: [
  Fits<Shape<typeof productShape>, Stripe.Product>,
  Fits<Shape<typeof priceShape>, Stripe.Price>,
  Fits<Shape<typeof livingCustomer>, Stripe.Customer>,
  Fits<Shape<typeof sessionShape>, Stripe.Checkout.Session>,
  Fits<Shape<typeof lineItemShapes>, Stripe.LineItem[]>,
  Fits<Shape<typeof payments.intentShape>, Stripe.PaymentIntent>,
  Fits<Shape<typeof payments.chargeShape>, Stripe.Charge>,
  Fits<Shape<typeof payments.refundShape>, Stripe.Refund>,
  Fits<Shape<typeof payments.transactionShape>, Stripe.BalanceTransaction>,
  Fits<Shape<typeof payments.warningShape>, Stripe.Radar.EarlyFraudWarning>,
  Fits<Shape<typeof disputeShape>, Stripe.Dispute>,
  Fits<Shape<typeof subscriptionShape>, Stripe.Subscription>,
  Fits<Shape<typeof invoiceShape>, Stripe.Invoice>,
  Fits<Shape<typeof invoicePaymentShape>, Stripe.InvoicePayment>,
  Fits<Shape<typeof portalShape>, Stripe.BillingPortal.Session>,
] = [
  ...([true, true, true, true, true, true, true, true] as const),
  ...([true, true, true, true, true, true, true] as const),
];

test("every shape fits the client's types and invents no name: the compiler checks it", () => {
  expect(fitting).not.toContain(false);
});
