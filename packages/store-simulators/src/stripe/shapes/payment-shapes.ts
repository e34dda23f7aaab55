import type {
  ChargeRecord,
  IntentRecord,
  RefundRecord,
  TransactionRecord,
  WarningRecord,
} from "../payment-records.ts";
import type { StripeState } from "../state.ts";
import { methodDetails } from "./payment-method-shapes.ts";

const DECLINED = "Your card was declined.";

/** A payment intent as the API shows it. */
export const intentShape = (intent: IntentRecord) => ({
  id: intent.id,
  object: "payment_intent" as const,
  allowed_payment_method_types: null,
  amount: intent.amount,
  amount_capturable: 0,
  amount_received: intent.status === "succeeded" ? intent.amount : 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: intent.canceledAt,
  cancellation_reason: intent.status === "canceled" ? "automatic" : null,
  capture_method: "automatic_async",
  client_secret: intent.secret,
  confirmation_method: "automatic",
  created: intent.created,
  currency: intent.currency,
  customer: intent.customer,
  customer_account: null,
  description: intent.description,
  excluded_payment_method_types: null,
  last_payment_error: intent.declined
    ? {
        ...(intent.latestCharge !== null && { charge: intent.latestCharge }),
        code: "card_declined",
        decline_code: "generic_decline",
        doc_url: "https://stripe.com/docs/error-codes/card-declined",
        message: DECLINED,
        type: "card_error",
      }
    : null,
  latest_charge: intent.latestCharge,
  livemode: false,
  managed_payments: null,
  metadata: intent.metadata,
  next_action:
    intent.status === "requires_action" ? { type: "use_stripe_sdk", use_stripe_sdk: {} } : null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: [intent.method],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: intent.offSession ? "off_session" : null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: intent.statementDescriptorSuffix,
  status: intent.status,
  transfer_data: null,
  transfer_group: null,
});

/** A charge as the API shows it. */
export const chargeShape = (charge: ChargeRecord) => {
  const failed = charge.status === "failed";
  return {
    id: charge.id,
    object: "charge" as const,
    amount: charge.amount,
    amount_captured: failed ? 0 : charge.amount,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.balanceTransaction,
    billing_details: {
      address: null,
      email: charge.email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: !failed,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    description: charge.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: failed ? "card_declined" : null,
    failure_message: failed ? DECLINED : null,
    fraud_details: charge.fraud ? { stripe_report: "fraudulent" } : {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failed),
    paid: charge.status === "succeeded",
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: methodDetails(charge),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
};

const outcomeOf = (failed: boolean) => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: failed ? "05" : null,
  network_status: failed ? "declined_by_network" : "approved_by_network",
  reason: failed ? "generic_decline" : null,
  risk_level: "normal",
  seller_message: failed
    ? "The bank did not return any further details with this decline."
    : "Payment complete.",
  type: failed ? "issuer_declined" : "authorized",
});

/** A refund as the API shows it. */
export const refundShape = (state: StripeState, refund: RefundRecord) => {
  const charge = state.charges[refund.charge];
  return {
    id: refund.id,
    object: "refund" as const,
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: charge?.customer ?? null,
    customer_account: null,
    destination_details:
      charge?.method === "card"
        ? {
            card: {
              ...(refund.reference !== null && { reference: refund.reference }),
              reference_status: refund.reference === null ? "pending" : "available",
              reference_type: "acquirer_reference_number",
              type: "refund" as const,
            },
            type: "card",
          }
        : { type: "eu_bank_transfer" },
    ...(refund.failureBalanceTransaction !== null && {
      failure_balance_transaction: refund.failureBalanceTransaction,
    }),
    ...(refund.failureReason !== null && { failure_reason: refund.failureReason }),
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    payment_method: charge?.paymentMethod ?? null,
    ...(refund.status === "pending" && { pending_reason: "processing" }),
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
};

/** An early fraud warning as the API shows it. */
export const warningShape = (state: StripeState, warning: WarningRecord) => {
  const charge = state.charges[warning.charge];
  return {
    id: warning.id,
    object: "radar.early_fraud_warning" as const,
    actionable: !charge?.disputed && charge?.amountRefunded !== charge?.amount,
    charge: warning.charge,
    created: warning.created,
    fraud_type: warning.fraudType,
    livemode: false,
    payment_intent: warning.paymentIntent,
  };
};

/** A movement of the merchant's balance as the API shows it. */
export const transactionShape = (transaction: TransactionRecord) => ({
  id: transaction.id,
  object: "balance_transaction" as const,
  amount: transaction.amount,
  available_on: transaction.created,
  balance_type: "payments",
  created: transaction.created,
  currency: transaction.currency,
  description: null,
  exchange_rate: null,
  fee: transaction.fee,
  fee_details:
    transaction.fee === 0
      ? []
      : [
          {
            amount: transaction.fee,
            application: null,
            currency: transaction.currency,
            description: "Stripe processing fees",
            type: "stripe_fee",
          },
        ],
  net: transaction.amount - transaction.fee,
  reporting_category:
    transaction.type === "adjustment" ? "dispute" : transaction.type.replace("payment", "charge"),
  source: transaction.source,
  status: "available",
  type: transaction.type,
});
