import type { StorySettings } from "@kinora/contracts/story/board";
import { PLANNED_SCENES_MIN, SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { BEATS, type Beat } from "./genre/book.ts";

/** Spoken words per second at speed 1, including pauses for breath. */
const WORDS_PER_SECOND = 2.5;
/** Typical seconds per scene. */
const SECONDS_PER_SCENE = 8.5;

/** Beats in the order they are added as a story gets longer. */
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

/** Counts the words a voice would speak; a number counts as one. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

/** Number of words that fill the requested duration at the requested speed. */
export const wordsFor = ({ duration, speed }: Pick<StorySettings, "duration" | "speed">) =>
  duration * WORDS_PER_SECOND * speed;

/** Number of scenes for a story of this duration, limited to `room`. */
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

/** Chooses the beats of a story with the given number of scenes. */
export function chooseBeats(scenes: number): Beat[] {
  const chosen = new Set(GAINED.slice(0, scenes));
  return BEATS.filter((beat) => chosen.has(beat));
}
