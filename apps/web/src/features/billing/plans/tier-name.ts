import type { Tier } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";

export const tierName = (tier: Tier): string =>
  tier === "pro" ? t`Pro` : tier === "basic" ? t`Basic` : t`Free`;
