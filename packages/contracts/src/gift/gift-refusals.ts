/** Why gems can't be given. */
export const giftRefusals = {
  /** { sentence }: the owner's message. */
  GIFTS_OFF: 423,
  GIFT_TO_SELF: 409,
  /** The giver's own account is about to be deleted. */
  GIFT_GIVER_LEAVING: 409,
  /** The receiver's account is disabled, or about to be deleted. */
  GIFT_RECEIVER_UNAVAILABLE: 409,
  GIFT_NOT_FOLLOWING: 409,
  GIFT_NOT_FOLLOWED: 409,
  /** { at }: when the account is old enough. */
  GIFT_GIVER_NEW: 409,
  GIFT_RECEIVER_NEW: 409,
  /** There are no gems left of packs or boosters. */
  GIFT_NOTHING_BOUGHT: 409,
  /** { gems, at }: the bought gems that can be given next, and when. */
  GIFT_TOO_SOON: 409,
  /** { giveable }: fewer bought gems can be given. */
  GIFT_TOO_MUCH: 409,
  /** { limit, left, at }: what is left of the UTC day or month, and when the next begins. */
  GIFT_DAY_LIMIT: 409,
  GIFT_MONTH_LIMIT: 409,
} as const;
