import { article } from "./cast-figure.ts";
import { type Clause, inThePast, readClause } from "./read-deed.ts";

export const COUNTED =
  /^(?:(?:two|three|four|five|six|several|some|many|\d+|a (?:pair|group|couple|bunch) of) )+/i;
const DETERMINED =
  /^(?:an?|the|one|two|three|four|five|six|some|several|many|his|her|their|its|my|our|your|\d+)\b/i;

/** Adds the article that introduces a phrase: "the last dragon", "a dragon". */
export function introduce(phrase: string, count: number): string {
  const plain = phrase
    .trim()
    .replace(/^(?:my|our|your) (?!.*['’]s\b)/i, "")
    .replace(/[.,;:!?]+$/, "");
  const lower = /^\p{Lu}(?:\p{Ll}| )/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  const one = /^the (?:last|first|only|other|\w{3,}est)\b/.test(lower)
    ? lower
    : lower.replace(/^the /, "");
  if (count < 2) return DETERMINED.test(one) ? one : article(one);
  return lower;
}

/** Removes the parts of a sentence that confuse the grammar, and its full stop. */
export const readable = (sentence: string) =>
  sentence
    .replace(/[.!?…]+$/, "")
    .replace(/[^\p{L}\p{N} '’,-]/gu, "")
    .replace(/\S{40,}/g, "")
    .slice(0, 300)
    .replace(/\s+/g, " ")
    .trim();

/**
 * Reads the first sentence. "How bees make honey" is read as what bees do; a question has no deed.
 */
export function readFirst(sentence: string): Clause {
  const bare = readable(sentence);
  return /\?$/.test(sentence)
    ? { subject: bare, deed: undefined }
    : readClause(bare.replace(/^(?:how|why|when|where|what) (?:to )?/i, ""));
}

/** Capitalises the first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rewrites a sentence of the prompt for the story; undefined when nothing happens in it. */
export function asTold(sentence: string): string | undefined {
  const bare = readable(sentence);
  const past = inThePast(bare);
  return past === bare ? undefined : `${capital(past)}.`;
}
