import { PLANNED_SCENES_MIN, SCENES_MAX } from "@kinora/contracts/story/story-limits";
import type { StoryStop } from "@kinora/contracts/story/story-vocabulary";

/** Scripts without spaces, spoken syllable by syllable. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;
/** A calm voice, as the server reckons too until the words are spoken. */
const WORDS_A_SECOND = 2.5;
const CHARACTERS_A_SECOND = 4.5;
/** A scene the planner makes lasts about so long. */
const SECONDS_PER_SCENE = 6;

/** Seconds a text takes to be read aloud, roughly. */
export function secondsToSay(text: string, speed: number): number {
  const dense = text.match(DENSE)?.length ?? 0;
  const words = text.replace(DENSE, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return (words / WORDS_A_SECOND + dense / CHARACTERS_A_SECOND) / speed;
}

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

/** Gems until a stop, roughly: the planner decides how many scenes there are. */
export function gemsUntil(stop: StoryStop, seconds: number, prices: Prices): number {
  const pictures = scenesOf(seconds) * prices.picture;
  const film = Math.max(1, Math.ceil(seconds / prices.renderSecondsPerGem));
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
