/** Days for which an account counts as new. */
export const NEWCOMER_DAYS = 7;

/**
 * Daily limits (UTC) of a new account, and of all new accounts of one network (an IPv4 address or a
 * 64-bit IPv6 prefix) together. `orders`: orders of one or more works, or of work on a story.
 * `installation` limits the accounts that one browser or phone signs up, where that is known.
 * `signUpGems`: accounts of the network that get their sign-up gems that day; the others get them
 * later.
 */
export const NEWCOMER_LIMITS = {
  signUpGems: { account: 1, network: 5, installation: 2 },
  orders: { account: 40, network: 200, installation: null },
  uploads: { account: 20, network: 100, installation: null },
  reports: { account: 5, network: 25, installation: null },
} as const;
export type NewcomerLimit = keyof typeof NEWCOMER_LIMITS;
