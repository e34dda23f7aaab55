import { VOCABULARY } from "./vocabulary.ts";

type Rule = readonly [RegExp, string];

/**
 * The network was trained on the alphabet of misaki (hexgrad/misaki, EN_PHONES.md), in which a
 * diphthong is one capital letter; eSpeak writes plain IPA. Longer sequences come first.
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
  // "Ninety" would get a full t. This rule precedes the removal of length marks, so that "nineteen"
  // keeps its own.
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

/** Converts eSpeak's sounds to the network's alphabet; drops sounds that it does not have. */
export function toModelAlphabet(ipa: string, language: "en-US" | "en-GB"): string {
  let sounds = ipa;
  for (const [found, letter] of [...BOTH, ...(language === "en-US" ? AMERICAN : BRITISH)]) {
    sounds = sounds.replaceAll(found, letter);
  }
  return [...sounds].filter((sound) => VOCABULARY.has(sound)).join("");
}
