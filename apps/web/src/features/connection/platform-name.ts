import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import { t } from "@lingui/core/macro";

const NAMES: Readonly<Record<OuterPlatform, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
};

/** Returns a platform's name; one that is a simulation says so. */
export function platformName(platform: OuterPlatform, simulated: boolean): string {
  const name = NAMES[platform];
  return simulated ? t`Simulated ${{ name }}` : name;
}
