import type { StorySettings } from "@kinora/contracts/story/board";
import { PLANNED_SCENES_MIN, SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { BEATS, type Beat } from "./genre/book.ts";

/** Spoken words in a second at speed 1, breaths included. */
const WORDS_PER_SECOND = 2.5;
/** A scene is looked at about so long before the next one is welcome. */
const SECONDS_PER_SCENE = 8.5;

/** Beats in the order in which a longer story gains them. */
const GAINED: readonly Beat[] = [
  "hook",
  "turn",
  "close",
  "obstacle",
  "want",
  "helper",
  "journey",
  "setback",
  "doubt",
  "celebration",
  "attempt",
  "world",
  "bond",
  "home",
  "resolve",
  "plan",
];

/** Words a voice would speak; numbers count as one. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

/** Words that fill the asked seconds at the asked speed. */
export const wordsFor = ({ duration, speed }: Pick<StorySettings, "duration" | "speed">) =>
  duration * WORDS_PER_SECOND * speed;

/** How many scenes a story of that length has, if it may have `room`. */
export function sceneCount(
  settings: Pick<StorySettings, "duration" | "speed">,
  room = SCENES_MAX,
): number {
  const words = wordsFor(settings);
  const wanted = Math.round(settings.duration / SECONDS_PER_SCENE);
  const least = Math.ceil(words / 39);
  const most = Math.floor(words / 9);
  return Math.min(room, Math.max(PLANNED_SCENES_MIN, least, Math.min(wanted, most)));
}

/** What happens in a story of so many scenes. */
export function chooseBeats(scenes: number): Beat[] {
  const chosen = new Set(GAINED.slice(0, scenes));
  return BEATS.filter((beat) => chosen.has(beat));
}
