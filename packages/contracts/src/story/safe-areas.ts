import type { AspectRatio } from "../prompt/vocabulary.ts";
import type { SafeArea } from "./story-vocabulary.ts";

/** Shares of the frame, from each edge, that are kept free of captions. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const PLAIN: Margins = { top: 0.06, bottom: 0.07, left: 0.07, right: 0.07 };

/**
 * What the apps overlay on a tall film: title and buttons. Rounded up from their guidelines for
 * advertisers (TikTok in-feed; Meta Reels, 14 % and 35 % minus what single lines need; YouTube
 * Shorts) as of 2025.
 */
const TALL: Readonly<Record<Exclude<SafeArea, "plain">, Margins>> = {
  "youtube-shorts": { top: 0.13, bottom: 0.24, left: 0.06, right: 0.16 },
  instagram: { top: 0.14, bottom: 0.27, left: 0.07, right: 0.14 },
  tiktok: { top: 0.13, bottom: 0.25, left: 0.07, right: 0.16 },
};

/** Returns the margins around captions. The apps cover tall films only. */
export function safeMargins(area: SafeArea, ratio: AspectRatio): Margins {
  return area === "plain" || ratio !== "9:16" ? PLAIN : TALL[area];
}
