import type { RefusalCode } from "@kinora/contracts/http/refusal-codes";
import type { Words } from "./refusal-words.ts";

let words: Readonly<Partial<Record<string, Words>>> = {};

/** Fetches the words of all refusals: they come with the first error at the latest, not with the first page. */
export async function fetchRefusalWords(): Promise<void> {
  words = (await import("./refusal-words.ts")).REFUSAL_WORDS;
}

/** A refusal in words; undefined for a code this version does not know, or when its words cannot be had. */
export function refusalSentence(code: RefusalCode): Words | undefined {
  return words[code];
}
