import { readFileSync } from "node:fs";

/** Words that are verbs at least as often as nouns, and words that are also verbs. */
let words: { readonly deeds: ReadonlySet<string>; readonly also: ReadonlySet<string> } | undefined;

function read() {
  const url = new URL("../../../assets/meaning/deeds.txt", import.meta.url);
  const [deeds = "", also = ""] = readFileSync(url, "utf8").split("\n");
  words ??= { deeds: new Set(deeds.split(" ")), also: new Set(also.split(" ")) };
  return words;
}

/** Returns possible infinitives of the third person: "hurry" of "hurries". */
export function infinitivesOf(word: string): string[] {
  const forms = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** Returns true for the third person of any verb: "gardens". */
export function isVerb(word: string): boolean {
  const { deeds, also } = read();
  return infinitivesOf(word).some((form) => deeds.has(form) || also.has(form));
}

/**
 * Returns true for the third person of a word that is a verb at least as often as a noun
 * (`assets/pack-deeds.ts`): "scampers", "crouches", "hurries".
 */
export function isThirdPerson(word: string): boolean {
  if (!/[^s]s$/.test(word)) return false;
  const { deeds } = read();
  return infinitivesOf(word).some((form) => deeds.has(form));
}

/** Endings of the third person, by how the infinitive ends. */
function thirdPersonOf(infinitive: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(infinitive)) return `${infinitive}es`;
  return /[^aeiou]y$/.test(infinitive) ? `${infinitive.slice(0, -1)}ies` : `${infinitive}s`;
}

/**
 * Returns the third person of a progressive whose infinitive is a verb at least as often as a noun:
 * "nibbles" of "nibbling", but not "bowls" of "bowling".
 */
export function formsOfDeed(progressive: string): string[] {
  if (!/^[a-z]{3,}ing$/.test(progressive)) return [];
  const stem = progressive.slice(0, -3);
  const single = stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  const { deeds } = read();
  const infinitive = [`${stem}e`, single, stem].find((form) => deeds.has(form));
  return infinitive === undefined ? [] : [thirdPersonOf(infinitive)];
}
