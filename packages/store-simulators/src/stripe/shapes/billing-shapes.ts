import type {
  InvoiceLineRecord,
  InvoiceRecord,
  PortalRecord,
  SubscriptionRecord,
} from "../billing-records.ts";
import type { StripeState } from "../state.ts";
import { planShape, priceShape } from "./catalogue-shapes.ts";

/** A list inside an object. */
export const innerList = <Item>(url: string, data: Item[]) => ({
  object: "list" as const,
  data,
  has_more: false,
  url,
});

/** What no subscription of the simulator differs in. */
const SAME_IN_ALL = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  livemode: false,
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
  },
};

/** A subscription as the API shows it: the period is its item's. */
export const subscriptionShape = (state: StripeState, held: SubscriptionRecord) => ({
  id: held.id,

  ...SAME_IN_ALL,
  object: "subscription" as const,
  billing_cycle_anchor: held.anchor,
  cancel_at: held.cancelAtPeriodEnd ? held.periodEnd : null,
  cancel_at_period_end: held.cancelAtPeriodEnd,
  canceled_at: held.canceledAt,
  cancellation_details: {
    comment: held.cancelComment,
    feedback: held.cancelFeedback,
    feedback_option: null,
    reason: held.cancelReason,
  },
  created: held.created,
  currency: held.currency,
  customer: held.customer,
  default_payment_method: held.paymentMethod,
  description: held.description,
  ended_at: held.endedAt,
  items: innerList(`/v1/subscription_items?subscription=${held.id}`, itemShapes(state, held)),
  latest_invoice: held.latestInvoice,
  metadata: held.metadata,
  pause_collection: held.pauseCollection && {
    behavior: held.pauseCollection.behavior,
    resumes_at: held.pauseCollection.resumesAt,
  },
  schedule:
    Object.values(state.schedules).find(
      (one) => one.subscription === held.id && one.status === "active",
    )?.id ?? null,
  start_date: held.created,
  status: held.status,
  ...(held.pausedAt !== null && {
    status_details: {
      paused: {
        subscription: { type: "pause_requested" },
        transitioned_at: held.pausedAt,
        type: "subscription",
      },
    },
  }),
  trial_end: held.trialEnd,
  trial_start: held.trialStart,
});

function itemShapes(state: StripeState, held: SubscriptionRecord) {
  const price = state.prices[held.price];
  if (!price) return [];
  return [
    {
      id: held.item,
      object: "subscription_item" as const,
      billing_thresholds: null,
      created: held.created,
      current_period_end: held.periodEnd,
      current_period_start: held.periodStart,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planShape(price),
      price: priceShape(price),
      quantity: held.quantity,
      subscription: held.id,
      tax_rates: [],
    },
  ];
}

/** An invoice's line as the API shows it. */
export const invoiceLineShape = (
  state: StripeState,
  invoice: InvoiceRecord,
  line: InvoiceLineRecord,
) => {
  const { subscription } = invoice;
  const details = { proration: line.invoiceItem !== null, proration_details: null, subscription };
  return {
    id: line.id,
    object: "line_item" as const,
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: [],
    discountable: line.invoiceItem === null,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent:
      line.item === null
        ? {
            invoice_item_details: { ...details, invoice_item: line.invoiceItem ?? line.id },
            subscription_item_details: null,
            type: "invoice_item_details",
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              ...details,
              invoice_item: line.invoiceItem,
              subscription_item: line.item,
            },
            type: "subscription_item_details",
          },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: state.prices[line.price]?.product ?? "" },
      type: "price_details" as const,
      unit_amount_decimal: `${state.prices[line.price]?.unitAmount ?? 0}`,
    },
    quantity: line.quantity,
    quantity_decimal: `${line.quantity}`,
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
};

/** A billing portal session as the API shows it. */
export const portalShape = (portal: PortalRecord) => ({
  id: portal.id,
  object: "billing_portal.session" as const,
  configuration: portal.configuration,
  created: portal.created,
  customer: portal.customer,
  customer_account: null,
  flow: portal.flow && flowShape(portal.flow),
  livemode: false,
  locale: portal.locale,
  on_behalf_of: null,
  return_url: portal.returnUrl,
  url: portal.url,
});

const flowShape = (flow: NonNullable<PortalRecord["flow"]>) => ({
  after_completion: {
    hosted_confirmation:
      flow.completion === "hosted_confirmation" ? { custom_message: flow.message } : null,
    redirect: flow.returnUrl === null ? null : { return_url: flow.returnUrl },
    type: flow.completion,
  },
  customer_update: null,
  subscription_cancel:
    flow.cancels === null ? null : { retention: null, subscription: flow.cancels },
  subscription_pause: null,
  subscription_update: flow.updates === null ? null : { subscription: flow.updates },
  subscription_update_confirm: null,
  type: flow.type,
});
