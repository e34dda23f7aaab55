import type { SOCIAL_PLANS, Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { SOCIAL_ENTITLEMENTS } from "@kinora/contracts/account/social-entitlements";
import { t } from "@lingui/core/macro";
import { numberText } from "../../../text/number-text.ts";

const GIGABYTE = 1_000_000_000;

/**
 * Returns what a tier gives, a line each.
 *
 * @param gems "1,000 gems every month"
 */
export function givesOfTier(tier: Tier, gems: string): readonly string[] {
  const { atWork, waiting, privateWorks, uploadSpace } = ENTITLEMENTS[tier];
  return [
    gems,
    t`${{ atWork }} works made at the same time`,
    t`${{ waiting }} more in the queue`,
    t`${{ privateWorks: numberText(privateWorks) }} private works`,
    t`${{ gigabytes: uploadSpace / GIGABYTE }} GB for your files`,
  ];
}

/** Returns what a plan for publishing gives, a line each. */
export function givesOfSocialPlan(plan: (typeof SOCIAL_PLANS)[number]): readonly string[] {
  const { accounts, scheduledPosts } = SOCIAL_ENTITLEMENTS[plan];
  return [
    t`${{ accounts }} connected accounts`,
    scheduledPosts === null
      ? t`Any number of scheduled posts`
      : t`${{ scheduledPosts: numberText(scheduledPosts) }} scheduled posts`,
  ];
}
