import type { SubscriptionState } from "@kinora/contracts/billing/plans";
import type { ProductState } from "@kinora/contracts/billing/review-states";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** States of products in the stores, in the stores' own words. */
export const PRODUCT_STATE_WORDS: Readonly<Record<ProductState, MessageDescriptor>> = {
  approved: msg`Approved`,
  developer_action_needed: msg`Developer action needed`,
  removed_from_sale: msg`Removed from sale`,
  in_review: msg`In review`,
  missing_metadata: msg`Missing metadata`,
  pending_binary_approval: msg`Pending binary approval`,
  processing_content: msg`Processing content`,
  ready_to_submit: msg`Ready to submit`,
  rejected: msg`Rejected`,
  waiting_for_review: msg`Waiting for review`,
  waiting_for_upload: msg`Waiting for upload`,
  active: msg`Active`,
  inactive: msg`Inactive`,
  draft: msg`Draft`,
  absent: msg`Not in the store`,
  unknown: msg`Unknown state`,
};

/** States of subscriptions, as lists of them name these. */
export const PLAN_STATE_WORDS: Readonly<Record<SubscriptionState, MessageDescriptor>> = {
  unspecified: msg`Unspecified`,
  pending: msg`Pending`,
  active: msg`Active`,
  paused: msg`Paused`,
  in_grace_period: msg`In grace period`,
  on_hold: msg`On hold`,
  canceled: msg`Canceled`,
  expired: msg`Expired`,
  pending_purchase_canceled: msg`Pending purchase canceled`,
};
