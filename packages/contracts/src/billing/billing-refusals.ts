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
  /** The receipt is forged, or of another app. */
  RECEIPT_INVALID: 400,
  /** What was paid for isn't known here. It is kept, and staff are told. */
  RECEIPT_UNKNOWN: 409,
  /** Bought with test money, which counts only for testers here. */
  RECEIPT_OF_TESTS: 409,
  /**
   * { account, way }: it belongs to another account, whose handle is masked, and to which one signs
   * in with `google`, `apple`, `both` or in another way.
   */
  RECEIPT_BOUND: 409,
} as const;
