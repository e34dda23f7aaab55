import type { InvoiceRecord } from "../billing-records.ts";
import type { StripeState } from "../state.ts";
import { innerList, invoiceLineShape } from "./billing-shapes.ts";

/** What no invoice of the simulator differs in. */
const SAME_IN_ALL = {
  account_country: "DE",
  account_name: "Simulated",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
};

/** An invoice as the API shows it: its subscription is below `parent`. */
export const invoiceShape = (state: StripeState, invoice: InvoiceRecord) => {
  const customer = state.customers[invoice.customer];
  const held =
    invoice.subscription === null ? undefined : state.subscriptions[invoice.subscription];
  return {
    id: invoice.id,

    ...SAME_IN_ALL,
    object: "invoice" as const,
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === "open",
    billing_reason: invoice.billingReason,
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.finalizedAt === null ? null : invoice.endingBalance,
    lines: innerList(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => invoiceLineShape(state, invoice, line)),
    ),
    metadata: invoice.metadata,
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: held
      ? {
          quote_details: null,
          subscription_details: { metadata: held.metadata, subscription: held.id },
          type: "subscription_details",
        }
      : null,
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    starting_balance: invoice.startingBalance,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: invoice.uncollectibleAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.total,
    subtotal_excluding_tax: invoice.total,
    total: invoice.total,
    total_excluding_tax: invoice.total,
    webhooks_delivered_at: invoice.created,
  };
};

/** An invoice's payment as the API shows it; null when nothing was to be paid. */
export const invoicePaymentShape = (invoice: InvoiceRecord) =>
  invoice.payment === null || invoice.paymentIntent === null
    ? null
    : {
        id: invoice.payment,
        object: "invoice_payment" as const,
        amount_paid: invoice.paidAt === null ? null : invoice.amountPaid,
        amount_requested: invoice.amountDue,
        created: invoice.created,
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        livemode: false,
        payment: { payment_intent: invoice.paymentIntent, type: "payment_intent" as const },
        status: invoice.paidAt === null ? "open" : "paid",
        status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
      };
