/** Gems that a person can give on one UTC day, and in one UTC month. */
export const GIFTS_A_DAY = 500;
export const GIFTS_A_MONTH = 2_000;
/** Days after the payment from which bought gems can be given. */
export const GIFT_WAIT_DAYS = 14;
/** Days for which both accounts must have existed. */
export const GIFT_ACCOUNT_DAYS = 7;
export const GIFT_NOTE_MAX = 140;
