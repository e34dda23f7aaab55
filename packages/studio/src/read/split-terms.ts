import nlp from "compromise";
import { spellEmoji } from "./read-emoji.ts";

/**
 * One word of the prompt: lower case, its part of speech according to compromise, and whether a
 * pause follows.
 */
export interface Term {
  readonly text: string;
  readonly written: string;
  readonly part: "noun" | "verb" | "adjective" | "other";
  readonly pause: boolean;
}

/**
 * Maximum characters of a prompt that are read; a scene needs no more and compromise slows down
 * beyond.
 */
const LONGEST_PROMPT = 2_000;

interface NlpTerm {
  text: string;
  post: string;
  tags?: string[];
}

function partOf(text: string, tags: readonly string[]): Term["part"] {
  // compromise tags "dancing" and many adverbs as nouns; their endings are more reliable.
  if (tags.includes("Verb") || /(ing|ed)$/.test(text)) return "verb";
  if (/(fly|fish|jelly|lily|belly|ist|ists)$/.test(text)) return "noun";
  if (/ly$/.test(text)) return "other";
  if (/(ous|ful|ish|less|ive|ical|est)$/.test(text)) return "adjective";
  if (tags.includes("Adjective")) return "adjective";
  return tags.includes("Noun") && !tags.includes("Pronoun") && !tags.includes("Possessive")
    ? "noun"
    : "other";
}

/**
 * Splits a prompt into its terms; emoji become words, and everything except letters and digits is
 * dropped.
 */
export function splitTerms(prompt: string): Term[] {
  const text = spellEmoji(prompt.slice(0, LONGEST_PROMPT).normalize("NFKC"))
    .replace(/[’‘`]/g, "'")
    .replace(/(\p{L})[-–](?=\p{L})/gu, "$1 ")
    .replace(/[()[\]{}"“”*_#<>|\\/+=~^]/g, ", ");
  const sentences: { terms: NlpTerm[] }[] = nlp(text).json();
  return sentences.flatMap(({ terms }) =>
    terms.flatMap((term, index) => {
      const written = term.text.replace(/[^\p{L}\p{N}'&]/gu, "");
      if (!/[\p{L}\p{N}]/u.test(written)) return [];
      const lower = written.toLowerCase();
      const pause = /[,.;:!?\n\u2014]/.test(term.post) || index === terms.length - 1;
      return [{ text: lower, written, part: partOf(lower, term.tags ?? []), pause }];
    }),
  );
}
