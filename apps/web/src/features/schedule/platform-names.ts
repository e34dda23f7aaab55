import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";

const NAMES: Readonly<Record<SocialPlatform, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  kinora: "Kinora",
};

/** Returns names of platforms, as in "TikTok, YouTube". */
export const platformNames = (platforms: readonly SocialPlatform[]): string =>
  platforms.map((platform) => NAMES[platform]).join(", ");
