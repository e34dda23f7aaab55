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
