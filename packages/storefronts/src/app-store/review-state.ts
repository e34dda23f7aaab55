import type { ReviewState } from "@kinora/contracts/billing/review-states";

/** App Store Connect's twelve values for the eleven labels that it shows. */
const STATES: Readonly<Record<string, ReviewState>> = {
  APPROVED: "approved",
  DEVELOPER_ACTION_NEEDED: "developer_action_needed",
  DEVELOPER_REMOVED_FROM_SALE: "removed_from_sale",
  IN_REVIEW: "in_review",
  MISSING_METADATA: "missing_metadata",
  PENDING_BINARY_APPROVAL: "pending_binary_approval",
  PROCESSING_CONTENT: "processing_content",
  READY_TO_SUBMIT: "ready_to_submit",
  REJECTED: "rejected",
  REMOVED_FROM_SALE: "removed_from_sale",
  WAITING_FOR_REVIEW: "waiting_for_review",
  WAITING_FOR_UPLOAD: "waiting_for_upload",
};

/**
 * Returns the specification's state for a value of App Store Connect; `unknown` for any other.
 *
 * @see https://developer.apple.com/documentation/appstoreconnectapi/inapppurchasestate
 */
export const reviewState = (value: string): ReviewState | "unknown" =>
  Object.hasOwn(STATES, value) ? (STATES[value] ?? "unknown") : "unknown";
