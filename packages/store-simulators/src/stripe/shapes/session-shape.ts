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

/** A checkout session as the API shows it. */
export const sessionShape = (state: StripeState, session: CheckoutRecord) => {
  const trial = session.subscriptionData.trialDays > 0;
  const total = trial ? 0 : sessionTotal(state, session);
  const subscribes = session.mode === "subscription";
  return {
    id: session.id,
    object: "checkout.session" as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: subscribes ? "always" : "if_required",
    customer_details: detailsOf(state, session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: subscribes ? null : { enabled: false, invoice_data: emptyInvoiceData() },
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_collection: subscribes ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card", "sepa_debit"],
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: session.status === "open" ? session.url : null,
    wallet_options: null,
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
