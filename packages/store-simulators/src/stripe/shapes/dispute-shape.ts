import type { DisputeRecord } from "../payment-records.ts";
import type { StripeState } from "../state.ts";
import { transactionShape } from "./payment-shapes.ts";

/** The written evidence that a merchant can give. */
export const EVIDENCE = [
  ...["access_activity_log", "billing_address", "cancellation_policy_disclosure"],
  ...["cancellation_rebuttal", "customer_email_address", "customer_name", "customer_purchase_ip"],
  ...["duplicate_charge_explanation", "duplicate_charge_id", "product_description"],
  ...["refund_policy_disclosure", "refund_refusal_explanation", "service_date"],
  ...["shipping_address", "shipping_carrier", "shipping_date", "shipping_tracking_number"],
  "uncategorized_text",
] as const;

const FILES = {
  cancellation_policy: null,
  customer_communication: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  receipt: null,
  refund_policy: null,
  service_documentation: null,
  shipping_documentation: null,
  uncategorized_file: null,
};

/** A dispute as the API shows it. */
export const disputeShape = (state: StripeState, dispute: DisputeRecord) => ({
  id: dispute.id,
  object: "dispute" as const,
  amount: dispute.amount,
  balance_transactions: dispute.balanceTransactions.flatMap((id) => {
    const transaction = state.transactions[id];
    return transaction ? [transactionShape(transaction)] : [];
  }),
  charge: dispute.charge,
  created: dispute.created,
  currency: dispute.currency,
  enhanced_eligibility_types: [],
  evidence: {
    ...(Object.fromEntries(
      EVIDENCE.map((name) => [name, dispute.evidence[name] ?? null]),
    ) as Record<EvidenceName, string | null>),
    ...FILES,
    enhanced_evidence: {},
  },
  evidence_details: {
    due_by: dispute.dueBy,
    enhanced_eligibility: {},
    has_evidence: Object.keys(dispute.evidence).length > 0,
    past_due: false,
    submission_count: dispute.submissions,
    submission_method: dispute.submissions > 0 ? ("manual" as const) : ("not_submitted" as const),
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: dispute.metadata,
  network_reason_code: "10.4",
  payment_intent: dispute.paymentIntent,
  payment_method_details: {
    card: {
      brand: "visa",
      case_type: "chargeback",
      network: "visa",
      network_reason_code: "10.4",
    },
    type: "card",
  },
  reason: dispute.reason,
  status: dispute.status,
});

type EvidenceName = (typeof EVIDENCE)[number];
