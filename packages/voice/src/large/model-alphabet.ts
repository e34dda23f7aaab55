import { VOCABULARY } from "./vocabulary.ts";

type Rule = readonly [RegExp, string];

/**
 * The network learned the alphabet of misaki (hexgrad/misaki, EN_PHONES.md), in which a diphthong is one
 * capital; eSpeak writes plain IPA. Longer sequences come first.
 */
const BOTH: readonly Rule[] = [
  [/\u0329|\u0303|\u200d|ʲ|-/g, ""],
  [/aɪ/g, "I"],
  [/aʊ/g, "W"],
  [/eɪ/g, "A"],
  [/ɔɪ/g, "Y"],
  [/dʒ/g, "ʤ"],
  [/tʃ/g, "ʧ"],
  [/əl(?![aæɑɐɒeɛəɜiɪᵻoɔuʊʌAIOQWY])/g, "ᵊl"],
  [/ɚ/g, "əɹ"],
  [/r/g, "ɹ"],
  [/[xçc]/g, "k"],
  [/ɬ/g, "l"],
  [/g/g, "ɡ"],
];

const AMERICAN: readonly Rule[] = [
  // "Ninety" comes with a full t; before the length marks go, so that "nineteen" keeps its own.
  [/(?<=nˈIn)ti(?!ː)/g, "di"],
  [/oʊ/g, "O"],
  [/ɜːɹ?/g, "ɜɹ"],
  [/ɪə/g, "iə"],
  [/ɐ/g, "ə"],
  [/ɾ/g, "T"],
  [/ː/g, ""],
  [/o(?=ɹ)/g, "ɔ"],
];

const BRITISH: readonly Rule[] = [
  [/əʊ/g, "Q"],
  [/eə/g, "ɛː"],
  [/iə/g, "ɪə"],
  [/oː/g, "ɔː"],
  [/ɐ/g, "ə"],
  [/ɾ/g, "t"],
];

/** The sounds of eSpeak in the alphabet of the network; what it has no letter for is left out. */
export function toModelAlphabet(ipa: string, language: "en-US" | "en-GB"): string {
  let sounds = ipa;
  for (const [found, letter] of [...BOTH, ...(language === "en-US" ? AMERICAN : BRITISH)]) {
    sounds = sounds.replaceAll(found, letter);
  }
  return [...sounds].filter((sound) => VOCABULARY.has(sound)).join("");
}
