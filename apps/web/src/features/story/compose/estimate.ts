import {
  PLANNED_SCENES_MIN,
  SCENES_MAX,
  STORY_SECONDS_MAX,
} from "@kinora/contracts/story/story-limits";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";

/** A scene the planner makes lasts about so long. */
const SECONDS_PER_SCENE = 6;

/** What is told takes up to a tenth longer than was asked for; a price that proves too low stops a story halfway. */
const LONGER_BY = 1 / 10;

/** How many scenes a story of this length will have, roughly. */
export function scenesOf(seconds: number): number {
  return Math.max(
    PLANNED_SCENES_MIN,
    Math.min(SCENES_MAX, Math.round(seconds / SECONDS_PER_SCENE)),
  );
}

export interface Prices {
  readonly script: number;
  readonly picture: number;
  readonly renderSecondsPerGem: number;
}

/** What a whole story costs, in words: "About 16 gems from idea to film: script 1, pictures 5, film 10". */
export function wholePriceWords(seconds: number, prices: Prices): string {
  const all = gemsUntil("render", seconds, prices);
  const drawn = gemsUntil("pictures", seconds, prices);
  const pictures = drawn - prices.script;
  return t`About ${all} gems from idea to film: script ${{ script: prices.script }}, pictures ${pictures}, film ${{ film: all - drawn }}.`;
}

/** Gems until a stop, roughly: the planner decides how many scenes there are. */
export function gemsUntil(stop: StoryStop, seconds: number, prices: Prices): number {
  const pictures = scenesOf(seconds) * prices.picture;
  const longest = Math.min(STORY_SECONDS_MAX, seconds + seconds * LONGER_BY);
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
