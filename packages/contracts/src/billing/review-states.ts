/** What the App Store's review says of a product (spec). */
export const REVIEW_STATES = [
  "approved",
  "developer_action_needed",
  "removed_from_sale",
  "in_review",
  "missing_metadata",
  "pending_binary_approval",
  "processing_content",
  "ready_to_submit",
  "rejected",
  "waiting_for_review",
  "waiting_for_upload",
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The other stores review no product by itself. */
export const OFFER_STATES = ["active", "inactive", "draft"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** `absent`: the store has no such product. `unknown`: it says something that is not known here. */
export const PRODUCT_STATES = [...REVIEW_STATES, ...OFFER_STATES, "absent", "unknown"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** True while members can buy a product in this state. */
export const isOnSale = (state: ProductState): boolean =>
  state === "approved" || state === "active";
