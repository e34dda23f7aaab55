import type { CheckoutRecord } from "../payment-records.ts";
import type { StripeState } from "../state.ts";
import { priceShape } from "./catalogue-shapes.ts";

/** What a session's lines cost together, in minor units. */
export const sessionTotal = (state: StripeState, session: CheckoutRecord): number =>
  session.lines.reduce(
    (sum, { price, quantity }) => sum + (state.prices[price]?.unitAmount ?? 0) * quantity,
    0,
  );

/** A session's lines as the API shows them. */
export const lineItemShapes = (state: StripeState, session: CheckoutRecord) =>
  session.lines.flatMap(({ id, price: priceId, quantity }) => {
    const price = state.prices[priceId];
    if (!price) return [];
    const amount = price.unitAmount * quantity;
    return [
      {
        id,
        object: "item" as const,
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: state.products[price.product]?.name ?? null,
        metadata: null,
        price: priceShape(price),
        quantity,
      },
    ];
  });

/** What no session of the simulator differs in. */
const SAME_IN_ALL = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  livemode: false,
  locale: null,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_method_types: ["card", "sepa_debit"],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  success_url: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
};

/** A checkout session as the API shows it. */
export const sessionShape = (state: StripeState, session: CheckoutRecord) => {
  const trial = session.subscriptionData.trialDays > 0;
  const total = trial ? 0 : sessionTotal(state, session);
  const subscribes = session.mode === "subscription";
  return {
    id: session.id,

    ...SAME_IN_ALL,
    object: "checkout.session" as const,
    amount_subtotal: total,
    amount_total: total,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    customer_creation: subscribes ? "always" : "if_required",
    customer_details: detailsOf(state, session),
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    invoice: session.invoice,
    invoice_creation: subscribes ? null : { enabled: false, invoice_data: emptyInvoiceData() },
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: session.paymentIntent,
    payment_method_collection: subscribes ? "always" : "if_required",
    payment_status: session.paymentStatus,
    status: session.status,
    subscription: session.subscription,
    url: session.status === "open" ? session.url : null,
    ...session.echoed,
  };
};

const emptyInvoiceData = () => ({
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: {},
  rendering_options: null,
});

function detailsOf(state: StripeState, session: CheckoutRecord) {
  const customer = session.customer === null ? undefined : state.customers[session.customer];
  const email = session.email ?? customer?.email ?? session.customerEmail;
  if (email === null && session.status === "open") return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: customer?.name ?? null,
    phone: null,
    tax_exempt: "none",
    tax_ids: session.status === "open" ? null : [],
  };
}
