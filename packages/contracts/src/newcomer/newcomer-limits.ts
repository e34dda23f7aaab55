/** Days for which an account counts as new. */
export const NEWCOMER_DAYS = 7;

/**
 * Daily limits (UTC) of a new account, and of all new accounts of one network (an IPv4 address or a
 * 64-bit IPv6 prefix) together. `orders`: orders of one or more works, or of work on a story.
 * `signUpGems`: accounts of the network that get their sign-up gems that day; the others get them
 * later.
 */
export const NEWCOMER_LIMITS = {
  signUpGems: { account: 1, network: 5 },
  orders: { account: 40, network: 200 },
  uploads: { account: 20, network: 100 },
  reports: { account: 5, network: 25 },
} as const;
export type NewcomerLimit = keyof typeof NEWCOMER_LIMITS;
