import { readFileSync } from "node:fs";
import { MOODS, type Mood, PLACES, type Place } from "../../scene/scene-spec.ts";
import { singularForms } from "./singular-forms.ts";

/** What is shown for a word that names nothing visible. */
type Emblem = { readonly subject: string } | { readonly place: Place } | { readonly mood: Mood };

let words: ReadonlyMap<string, string> | undefined;

/** Reads the map from words to keys: a subject, `@place` or `~mood` (`assets/pack-emblems.ts`). */
function read(): ReadonlyMap<string, string> {
  const url = new URL("../../../assets/meaning/emblems.txt", import.meta.url);
  const found = new Map<string, string>();
  for (const line of readFileSync(url, "utf8").trim().split("\n")) {
    const colon = line.indexOf(":");
    for (const word of line.slice(colon + 1).split(","))
      found.set(word.trim(), line.slice(0, colon));
  }
  return found;
}

function toEmblem(key: string): Emblem | undefined {
  const name = key.slice(1);
  if (key.startsWith("@")) {
    const place = PLACES.find((each) => each === name);
    return place === undefined ? undefined : { place };
  }
  if (key.startsWith("~")) {
    const mood = MOODS.find((each) => each === name);
    return mood === undefined ? undefined : { mood };
  }
  return { subject: key };
}

/** Forms in which a word may be listed in the table: itself, its singular, its infinitive. */
function formsOf(word: string): string[] {
  const stem = word.replace(/(ing|ed|s)$/, "");
  const single = stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return [...singularForms(word), stem, `${stem}e`, single];
}

/**
 * Returns the emblem of a phrase unknown to the lexicon and the kinds: of the whole phrase, else of
 * its last word, else of an earlier one.
 */
export function nearEmblem(phrase: string): Emblem | undefined {
  words ??= read();
  const parts = phrase.toLowerCase().split(" ");
  const first = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const pairs = parts.length > 2 ? [parts.slice(-2).join(" ")] : [];
  for (const tried of [
    ...formsOf(last).map((form) => [...first, form].join(" ")),
    ...pairs,
    ...formsOf(last),
    ...first.toReversed().flatMap(formsOf),
  ]) {
    const key = words.get(tried);
    if (key !== undefined) return toEmblem(key);
  }
  return undefined;
}
