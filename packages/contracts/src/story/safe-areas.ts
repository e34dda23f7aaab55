import type { AspectRatio } from "../prompt/vocabulary.ts";
import type { SafeArea } from "./story-vocabulary.ts";

/** Shares of the frame, from each edge, that stay free of captions. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const PLAIN: Margins = { top: 0.06, bottom: 0.07, left: 0.07, right: 0.07 };

/**
 * What the apps lay over a tall film: title and buttons. Rounded up from their advice to advertisers
 * (TikTok in-feed, Meta Reels 14 % and 35 % less what single lines need, YouTube Shorts), read in 2025.
 */
const TALL: Readonly<Record<Exclude<SafeArea, "plain">, Margins>> = {
  "youtube-shorts": { top: 0.13, bottom: 0.24, left: 0.06, right: 0.16 },
  instagram: { top: 0.14, bottom: 0.27, left: 0.07, right: 0.14 },
  tiktok: { top: 0.13, bottom: 0.25, left: 0.07, right: 0.16 },
};

/** Where captions may stand. The apps cover only tall films. */
export function safeMargins(area: SafeArea, ratio: AspectRatio): Margins {
  return area === "plain" || ratio !== "9:16" ? PLAIN : TALL[area];
}
