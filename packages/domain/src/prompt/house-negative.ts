import { NEGATIVE_PROMPT_MAX } from "@kinora/contracts/limits";

const BETWEEN = ", ";
const plain = (text: string) => text.trim().toLowerCase();

/**
 * Returns the house's words to append to the user's negative prompt: without duplicates, and only
 * as many as fit after the user's own words.
 */
export function houseNegative(words: readonly string[], own: string): string {
  const said = new Set(own.split(/[,;\n]/).map(plain));
  let added = "";
  for (const word of words) {
    const text = word.trim();
    if (text === "" || said.has(plain(text))) continue;
    const longer = added === "" ? text : added + BETWEEN + text;
    const whole = own.trim() === "" ? longer : own + BETWEEN + longer;
    if (whole.length > NEGATIVE_PROMPT_MAX) continue;
    said.add(plain(text));
    added = longer;
  }
  return added;
}
