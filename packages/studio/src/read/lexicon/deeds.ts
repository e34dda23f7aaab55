import { readFileSync } from "node:fs";

let deeds: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  const url = new URL("../../../assets/meaning/deeds.txt", import.meta.url);
  return new Set(readFileSync(url, "utf8").trim().split(" "));
}

/**
 * Returns true for the third person of a word that is a verb at least as often as a noun
 * (`assets/pack-deeds.ts`): "scampers", "crouches", "hurries".
 */
export function isThirdPerson(word: string): boolean {
  if (!/[^s]s$/.test(word)) return false;
  deeds ??= read();
  const forms = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms.some((form) => deeds?.has(form));
}
