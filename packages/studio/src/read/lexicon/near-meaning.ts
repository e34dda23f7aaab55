import { readFileSync } from "node:fs";
import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { ACTIONS, type Action } from "../../scene/scene-spec.ts";
import { isVerb } from "./deeds.ts";
import { LEXICON, type Meaning } from "./lexicon.ts";
import { isLooseName } from "./loose-names.ts";
import { nearestSpelling } from "./near-spelling.ts";

type File = "nouns" | "siblings" | "verbs" | "others";

/** Maps words of a packed file (`assets/pack-meanings.ts`, `assets/pack-siblings.ts`) to the key before their colon. */
function read(name: File): ReadonlyMap<string, string> {
  const text = readFileSync(
    new URL(`../../../assets/meaning/${name}.txt`, import.meta.url),
    "utf8",
  );
  const words = new Map<string, string>();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    for (const word of line.slice(colon + 1).split(","))
      words.set(word.trim().replaceAll("-", " "), line.slice(0, colon));
  }
  return words;
}

let files: Record<File, ReadonlyMap<string, string>> | undefined;

function tables() {
  files ??= {
    nouns: read("nouns"),
    siblings: read("siblings"),
    verbs: read("verbs"),
    others: read("others"),
  };
  return files;
}

/**
 * Returns the meaning of a noun missing from the lexicon by its kind: "schnauzer" is drawn as a
 * dog, and reported.
 */
export function nearNoun(phrase: string): Meaning | undefined {
  const { nouns, siblings, others } = tables();
  const found = nouns.get(phrase);
  if (found !== undefined) {
    const subject = found.replace("=", "");
    return found.startsWith("=") && !isLooseName(subject, phrase)
      ? { subject }
      : { subject, shows: subjectOf(subject).shows };
  }
  // No kind above it has a picture, but another kind of the same thing has.
  const sibling = siblings.get(phrase);
  if (sibling !== undefined) return { subject: sibling, shows: subjectOf(sibling).shows };
  return others.get(phrase) === "undrawn" ? { undrawn: true } : undefined;
}

/** Returns possible infinitives of a verb form: "scurried" from scurry, "sprinting" from sprint. */
function infinitives(word: string): string[] {
  const stem = word.replace(/(ing|ed|es|s)$/, "");
  const single = stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return [word, stem, `${stem}e`, single, word.replace(/(ies|ied)$/, "y")];
}

/** Returns the nearest action for a verb missing from the lexicon: "sauntering" is walking. */
export function nearVerb(word: string): Action | undefined {
  const { verbs } = tables();
  const found = infinitives(word)
    .map((form) => verbs.get(form)?.replace("=", ""))
    .find((key) => key !== undefined);
  return ACTIONS.find((action) => action === found);
}

/** Returns the probable meaning of a misspelt word; for a subject, the correction is reported. */
export function nearWord(word: string): Meaning | undefined {
  // "Opens" is a verb, not a misspelt ocean.
  if (tables().others.has(word) || isVerb(word)) return undefined;
  const spelt = nearestSpelling(word);
  if (spelt === undefined) return undefined;
  const meaning = LEXICON.get(spelt);
  return meaning?.subject === undefined ? meaning : { ...meaning, shows: meaning.shows ?? spelt };
}
