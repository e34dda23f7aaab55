import type { StoryOptions } from "@kinora/contracts/story/story";
import {
  PLANNED_SCENES_MIN,
  SCENES_MAX,
  STORY_SECONDS_MAX,
} from "@kinora/contracts/story/story-limits";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";

/** Approximate length of a scene the planner makes. */
const SECONDS_PER_SCENE = 6;

/**
 * Narration may run up to a tenth longer than requested; an estimate that is too low would stop a
 * story halfway.
 */
const LONGER_BY = 1 / 10;

/** Estimates the number of scenes of a story of this length. */
export function scenesOf(seconds: number): number {
  return Math.max(
    PLANNED_SCENES_MIN,
    Math.min(SCENES_MAX, Math.round(seconds / SECONDS_PER_SCENE)),
  );
}

/** Characters, spaces included, that are read in a second, rounded up. */
const CHARACTERS_A_SECOND = 15;

export interface Prices {
  readonly script: number;
  readonly picture: number;
  readonly renderSecondsPerGem: number;
  /** For a thousand characters of the narrator; nothing for a voice of this server. */
  readonly voice?: number;
}

/** The prices of stories with this narrator. */
export const pricesWith = (
  { prices, hostedVoices }: Pick<StoryOptions, "prices" | "hostedVoices">,
  narrator: string,
): Prices => ({
  ...prices,
  voice: hostedVoices.find(({ key }) => key === narrator)?.gems ?? 0,
});

/** Each scene's line is paid in whole gems. */
function voiceGems(longest: number, scenes: number, { voice = 0 }: Prices): number {
  const characters = (longest * CHARACTERS_A_SECOND) / scenes;
  return scenes * Math.ceil((characters * voice) / 1_000);
}

/**
 * Describes the cost of a whole story: "About 16 gems from idea to film: script 1, pictures 5, film
 * 10".
 */
export function wholePriceWords(seconds: number, prices: Prices): string {
  const all = gemsUntil("render", seconds, prices);
  const drawn = gemsUntil("pictures", seconds, prices);
  const voice = voiceGems(longestOf(seconds), scenesOf(seconds), prices);
  const pictures = drawn - prices.script - voice;
  if (voice > 0)
    return t`About ${all} gems from idea to film: script ${{ script: prices.script }}, pictures ${pictures}, voice ${voice}, film ${{ film: all - drawn }}.`;
  return t`About ${all} gems from idea to film: script ${{ script: prices.script }}, pictures ${pictures}, film ${{ film: all - drawn }}.`;
}

const longestOf = (seconds: number) => Math.min(STORY_SECONDS_MAX, seconds + seconds * LONGER_BY);

/** Estimates the gems until a stop; the planner decides how many scenes there are. */
export function gemsUntil(stop: StoryStop, seconds: number, prices: Prices): number {
  const scenes = scenesOf(seconds);
  const longest = longestOf(seconds);
  const pictures = scenes * prices.picture + voiceGems(longest, scenes, prices);
  const film = Math.max(1, Math.ceil(longest / prices.renderSecondsPerGem));
  switch (stop) {
    case "script":
      return prices.script;
    case "pictures":
    case "preview":
      return prices.script + pictures;
    case "render":
      return prices.script + pictures + film;
  }
}
