/** Days for which an account is new. */
export const NEWCOMER_DAYS = 7;

/**
 * What new accounts may do in a day (UTC): one of them, and all of one network (an IPv4 address, 64 bits of an IPv6 one)
 * together. `orders`: presses that begin a work, several works at once, or work on a story. `signUpGems`: accounts of the network that get their gems of signing up that day; the others get them later.
 */
export const NEWCOMER_LIMITS = {
  signUpGems: { account: 1, network: 5 },
  orders: { account: 40, network: 200 },
  uploads: { account: 20, network: 100 },
  reports: { account: 5, network: 25 },
} as const;
export type NewcomerLimit = keyof typeof NEWCOMER_LIMITS;
