import { MUSIC_WORDS, SCENES, STORY_WORDS } from "./surprise-words.ts";

/** Returns a new random number from 0 to 1. */
export type Roll = () => number;

function pick<Value>(values: readonly [Value, ...Value[]], roll: Roll): Value {
  return values[Math.floor(roll() * values.length)] ?? values[0];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Composes a prompt for a picture or film: a subject doing something, somewhere, in some light. */
export function surpriseScene(roll: Roll): string {
  const { who, where, light } = pick(SCENES, roll);
  const parts = [`${pick(who, roll)} ${pick(where, roll)}`, pick(light, roll)];
  return sentence(parts.join(", "));
}

/** Composes a prompt for music: a genre, matching instruments, a mood or an occasion. */
export function surpriseMusic(roll: Roll): string {
  const { kinds, instruments } = pick(MUSIC_WORDS.bands, roll);
  return sentence(
    `${pick(MUSIC_WORDS.moods, roll)} ${pick(kinds, roll)} with ${pick(instruments, roll)}, ${pick(MUSIC_WORDS.occasions, roll)}`,
  );
}

/** Composes an idea for a story: a hero, a wish, and an obstacle. */
export function surpriseStory(roll: Roll): string {
  const { heroes, wishes, obstacles } = STORY_WORDS;
  return sentence(`${pick(heroes, roll)} ${pick(wishes, roll)}, but ${pick(obstacles, roll)}`);
}
