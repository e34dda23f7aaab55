import { MUSIC_WORDS, SCENES, STORY_WORDS } from "./surprise-words.ts";

/** A number from 0 to 1, another one each time. */
export type Roll = () => number;

function pick<Value>(values: readonly [Value, ...Value[]], roll: Roll): Value {
  return values[Math.floor(roll() * values.length)] ?? values[0];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A prompt for a picture or a film, put together anew: somebody, doing something, somewhere, in some light. */
export function surpriseScene(roll: Roll): string {
  const { who, where, light } = pick(SCENES, roll);
  const parts = [`${pick(who, roll)} ${pick(where, roll)}`, pick(light, roll)];
  return sentence(parts.join(", "));
}

/** A prompt for music: a kind, instruments that go with it, a mood or an occasion. */
export function surpriseMusic(roll: Roll): string {
  const { kinds, instruments } = pick(MUSIC_WORDS.bands, roll);
  return sentence(
    `${pick(MUSIC_WORDS.moods, roll)} ${pick(kinds, roll)} with ${pick(instruments, roll)}, ${pick(MUSIC_WORDS.occasions, roll)}`,
  );
}

/** An idea for a story: a hero, a wish, what stands against it. */
export function surpriseStory(roll: Roll): string {
  const { heroes, wishes, obstacles } = STORY_WORDS;
  return sentence(`${pick(heroes, roll)} ${pick(wishes, roll)}, but ${pick(obstacles, roll)}`);
}
