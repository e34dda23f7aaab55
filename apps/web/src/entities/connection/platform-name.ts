import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import { t } from "@lingui/core/macro";

const NAMES: Readonly<Record<SocialPlatform, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  kinora: "Kinora",
};

/** Returns a platform's name; one that is a simulation says so. */
export function platformName(platform: SocialPlatform, simulated: boolean): string {
  const name = NAMES[platform];
  return simulated ? t`Simulated ${{ name }}` : name;
}
