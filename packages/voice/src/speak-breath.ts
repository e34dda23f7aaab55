import type { NarratorVoice } from "@kinora/catalogue/voices";
import type { SpokenBreath } from "./join-takes.ts";
import { judgeTake } from "./judge-take.ts";
import { halve } from "./script/cut-breaths.ts";
import type { SoundedWord, Speaker } from "./speaker.ts";
import { type SpokenTake, trimTake } from "./take.ts";

/** Words with their times in a breath's take. */
export interface SpokenPart extends SpokenBreath {
  readonly words: readonly SoundedWord[];
}

/** A speaker with the voice and pace to use. */
export interface Delivery {
  readonly speaker: Speaker;
  readonly voice: NarratorVoice;
  readonly speed: number;
}

/** Speaks words in one breath. @returns null when the result is not speech */
async function attempt(
  words: readonly SoundedWord[],
  { speaker, voice, speed }: Delivery,
): Promise<SpokenPart | null> {
  const take: SpokenTake | null = await speaker.speak(words, voice, speed).catch(() => null);
  const last = words.at(-1);
  if (take === null || last === undefined) return null;
  const sounds = words.reduce((sum, word) => sum + word.sounds.length, 0);
  if (judgeTake(take, sounds, speed) !== null) return null;
  return { ...trimTake(take), words, mark: last.mark, ends: last.ends };
}

/**
 * Speaks a breath; when the result is not speech, retries in halves, because a network that fails
 * at a sentence seldom fails at its clauses.
 * @returns its parts in order, and whether it was redone; null when the retry fails as well
 */
export async function speakBreath(
  words: readonly SoundedWord[],
  reading: Delivery,
): Promise<{ readonly parts: readonly SpokenPart[]; readonly redone: boolean } | null> {
  const whole = await attempt(words, reading);
  if (whole) return { parts: [whole], redone: false };
  const parts: SpokenPart[] = [];
  for (const half of halve(words) ?? [words]) {
    const part = await attempt(half, reading);
    if (part === null) return null;
    parts.push(part);
  }
  return { parts, redone: true };
}
