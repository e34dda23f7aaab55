/** Refusals of buying. */
export const billingRefusals = {
  /** Nothing is sold on this server. */
  SHOP_CLOSED: 409,
  /** { reason }: one of UNSOLD_REASONS. */
  PRODUCT_UNSOLD: 409,
  /** The store does not answer; nothing was charged. */
  STORE_UNREACHABLE: 503,
  /** { limit }: checkouts begun within an hour and not paid. */
  CHECKOUTS_TOO_MANY: 429,
  PURCHASE_NOT_FOUND: 404,
  PAYMENT_DECLINED: 402,
} as const;
