import type { SOCIAL_PLANS } from "./account.ts";

type Plan = (typeof SOCIAL_PLANS)[number];

/** What a social plan allows. What exceeds it after a plan has ended stays, and nothing is added. */
export interface SocialEntitlements {
  /** Maximum connected accounts. */
  readonly accounts: number;
  /** Maximum posts that are still to come, each counted once for all its accounts; null for any number. */
  readonly scheduledPosts: number | null;
}

/** The only table of limits per social plan. */
export const SOCIAL_ENTITLEMENTS = {
  free: { accounts: 2, scheduledPosts: 10 },
  professional_social_plan: { accounts: 10, scheduledPosts: 200 },
  business_social_plan: { accounts: 50, scheduledPosts: null },
} as const satisfies Readonly<Record<Plan, SocialEntitlements>>;

/** Why one more is refused; both are refusals of the API. */
export interface SocialLimit {
  readonly code: "CONNECTIONS_FULL" | "SCHEDULE_FULL";
  readonly limit: number;
  readonly plan: Plan;
}

/** Returns why so many connected accounts are too many; null when they are not. */
export function accountsOver(plan: Plan, accounts: number): SocialLimit | null {
  const { accounts: limit } = SOCIAL_ENTITLEMENTS[plan];
  return accounts > limit ? { code: "CONNECTIONS_FULL", limit, plan } : null;
}

/** Returns why so many posts to come are too many; null when they are not. */
export function postsOver(plan: Plan, posts: number): SocialLimit | null {
  const { scheduledPosts: limit } = SOCIAL_ENTITLEMENTS[plan];
  return limit !== null && posts > limit ? { code: "SCHEDULE_FULL", limit, plan } : null;
}
