/** Refusals of what staff do about money. */
export const paymentRefusals = {
  PAYMENT_NOT_FOUND: 404,
  /** { left }: what can still be refunded, in the smallest unit. */
  REFUND_TOO_MUCH: 409,
  /** { store }: refunds are made there. */
  REFUND_NOT_HERE: 409,
  /** The bank decides about the money now. */
  PAYMENT_DISPUTED: 409,
  /** The store refused; nothing was refunded. */
  REFUND_REFUSED: 409,
  /** { limit }: gems that one person may give alone within a day. */
  MONTHS_TOO_MANY: 409,
  /** It ends, is over, or waits for a payment. */
  PLAN_NOT_RENEWING: 409,
  /** { store }: it can't be extended from here. */
  EXTENSION_NOT_HERE: 409,
  /** The store refused; nothing was changed. */
  EXTENSION_REFUSED: 409,
  DIFFERENCE_NOT_FOUND: 404,
} as const;
