import type { NarratorVoice } from "@kinora/catalogue/voices";
import type { ScriptWord } from "../script/read-script.ts";
import type { SoundedWord } from "../speaker.ts";
import { toModelAlphabet } from "./model-alphabet.ts";
import { shareSounds } from "./share-sounds.ts";

/**
 * A phonemizer such as eSpeak NG: returns the sounds of a phrase in IPA, in the groups that blanks
 * separate.
 */
export type Phonemizer = (phrase: string, accent: string) => Promise<readonly string[]>;

/** Maximum number of words converted at once, because the search for cuts takes quadratic time. */
const LONGEST_PHRASE = 24;

/**
 * Received Pronunciation for British voices. With the name "en-gb", this eSpeak keeps the voice set
 * before.
 */
const ACCENTS = { "en-US": "en-us", "en-GB": "en-gb-x-rp" } as const;

/**
 * Converts words to sounds. Words between two punctuation marks are converted together, because
 * neighbours affect each other ("the" before a vowel), and split again. A word without any sound is
 * dropped.
 */
export async function soundWords(
  words: readonly ScriptWord[],
  language: NarratorVoice["language"],
  phonemize: Phonemizer,
): Promise<SoundedWord[]> {
  const known = new Map<string, string>();
  const sound = async (phrase: string): Promise<string> => {
    const old = known.get(phrase);
    if (old !== undefined) return old;
    const ipa = (await phonemize(phrase, ACCENTS[language])).join(" ");
    const sounds = toModelAlphabet(ipa, language);
    known.set(phrase, sounds);
    return sounds;
  };
  const sounded: SoundedWord[] = [];
  for (const phrase of cutPhrases(words)) {
    const said = phrase.flatMap(({ spoken }) => spoken.split(" "));
    const groups = (await sound(said.join(" "))).split(" ").filter((group) => group !== "");
    // Usually there is one group per word; otherwise, each word is also converted alone to find the
    // cuts.
    const shares = groups.length === said.length ? groups : await cutGroups(groups, said, sound);
    let at = 0;
    for (const word of phrase) {
      const count = word.spoken.split(" ").length;
      const sounds = [
        ...shares
          .slice(at, at + count)
          .join(" ")
          .trim(),
      ];
      at += count;
      if (sounds.some((letter) => /\p{L}/u.test(letter))) sounded.push({ ...word, sounds });
    }
  }
  return sounded;
}

async function cutGroups(
  groups: readonly string[],
  said: readonly string[],
  sound: (phrase: string) => Promise<string>,
): Promise<readonly string[]> {
  const alone: string[] = [];
  for (const word of said) alone.push((await sound(word)).replaceAll(" ", ""));
  return shareSounds(groups, alone);
}

function cutPhrases(words: readonly ScriptWord[]): ScriptWord[][] {
  const phrases: ScriptWord[][] = [];
  let phrase: ScriptWord[] = [];
  for (const word of words) {
    if (phrase.length === 0) phrases.push(phrase);
    phrase.push(word);
    if (word.mark !== "" || phrase.length >= LONGEST_PHRASE) phrase = [];
  }
  return phrases;
}
