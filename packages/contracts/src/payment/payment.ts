import { z } from "zod";
import { price } from "../billing/billing.ts";
import { PLANS } from "../billing/plans.ts";
import { PRODUCTS, PURCHASE_ENVIRONMENTS, STORES } from "../billing/store-vocabulary.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";

/** `won`: the bank decided for us. */
export const DISPUTE_STANDINGS = ["none", "open", "won", "lost"] as const;
export type DisputeStanding = (typeof DISPUTE_STANDINGS)[number];

/** Whatever can be paid for: products that are paid once, and plans. */
export const SOLD = [...PRODUCTS, ...PLANS] as const;
export type SoldId = (typeof SOLD)[number];

export const PAYMENTS_SHOWN = ["refunded", "disputed"] as const;
export type PaymentsShown = (typeof PAYMENTS_SHOWN)[number];

/** GET /api/admin/payments */
export const paymentFilter = pageQuery.extend({
  /** A member's handle or id, a receipt, an order, the store's payment, or four digits of a card. */
  q: z.string().trim().min(1).max(200).optional(),
  show: z.enum(PAYMENTS_SHOWN).optional(),
});
export type PaymentFilter = z.infer<typeof paymentFilter>;

const member = z.object({ id: z.string(), handle: z.string() });

export const payment = z
  .object({
    id: z.string(),
    store: z.enum(STORES),
    environment: z.enum(PURCHASE_ENVIRONMENTS),
    /** The store's id of the payment. */
    ref: z.string(),
    person: member,
    /** What it was paid for: a purchase or a subscription. */
    order: z.object({ noun: z.enum(["purchase", "subscription"]), id: z.string() }),
    product: z.enum(SOLD),
    price,
    /** In the smallest unit of the price's currency, as all amounts of money here. */
    refunded: z.int(),
    /** What the store keeps; null until it has said so. */
    fee: z.int().nullable(),
    dispute: z.enum(DISPUTE_STANDINGS),
    /** Null when it was not paid by card, or the store doesn't say. */
    card: z.object({ brand: z.string().nullable(), last4: z.string() }).nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "StaffPayment" });
export type StaffPayment = z.infer<typeof payment>;
export const paymentPage = pageOf(payment);

/** What can happen to a payment and its order. */
export const PAYMENT_TURNS = [
  "opened",
  "paid",
  "granted",
  "taken_back",
  "refund_ordered",
  "refunded",
  "disputed",
  "inquired",
  "plan_extended",
  "plan_changed",
  "store_event",
] as const;
export type PaymentTurn = (typeof PAYMENT_TURNS)[number];

export const paymentEvent = z
  .object({
    at: z.iso.datetime(),
    turn: z.enum(PAYMENT_TURNS),
    /** Money that it moved; null for none. */
    amount: z.int().nullable(),
    gems: z.int().nullable(),
    /** State of a refund, a dispute or a plan; the kind of a store's event; null for none. */
    state: z.string().nullable(),
    /** Receipt, or the store's id. */
    ref: z.string().nullable(),
    /** Handle of the member of staff. */
    by: z.string().nullable(),
    /** The reason that staff, or a bank, gave. */
    reason: z.string().nullable(),
    /** Until when a dispute, or a store's question, must be answered. */
    answerBy: z.iso.datetime().nullable(),
  })
  .meta({ id: "PaymentEvent" });
export type PaymentEvent = z.infer<typeof paymentEvent>;

/** GET /api/admin/payments/{id} */
export const paymentFile = z
  .object({
    payment,
    /** What can still be refunded. */
    refundable: z.int(),
    /** False when refunds are made at the store, by its own staff or ours. */
    mayRefund: z.boolean(),
    /** The plan that it was paid for, while it renews; null for none. */
    plan: z.object({ id: z.string(), renewsAt: z.iso.datetime() }).nullable(),
    /** All that happened, oldest first. */
    history: z.array(paymentEvent),
  })
  .meta({ id: "PaymentFile" });
export type PaymentFile = z.infer<typeof paymentFile>;

const reason = unshown(z.string().trim().min(1).max(REPORT_NOTE_MAX), "for the staff alone");

/** POST /api/admin/payments/{id}/refund */
export const newRefund = z.strictObject({ cents: z.int().min(1), reason });
export type NewRefund = z.infer<typeof newRefund>;

/** Longest time of a tier that is given at once. */
export const GIVEN_DAYS_MAX = 92;

/** POST /api/admin/people/{id}/months */
export const newMonth = z.strictObject({
  tier: z.enum(["basic", "pro"]),
  /** A month has 30. */
  days: z.int().min(1).max(GIVEN_DAYS_MAX).default(30),
  /** True when it brings the gems of a month, too. */
  gems: z.boolean(),
  reason,
});
export type NewMonth = z.infer<typeof newMonth>;

export const givenMonth = z
  .object({
    id: z.string(),
    tier: z.enum(["basic", "pro"]),
    gems: z.int(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  })
  .meta({ id: "GivenMonth" });
export type GivenMonth = z.infer<typeof givenMonth>;
