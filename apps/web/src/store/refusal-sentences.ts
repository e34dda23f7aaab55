import type { RefusalCode } from "@kinora/contracts/refusals";
import type { RefusalDetails, RefusalWords } from "./refusal/words-of.ts";

let wordsOf: (code: RefusalCode, details?: RefusalDetails) => RefusalWords | undefined = () =>
  undefined;

/** Fetches the words of all refusals: they come with the first error at the latest, not with the first page. */
export async function fetchRefusalWords(): Promise<void> {
  wordsOf = (await import("./refusal-words.ts")).refusalWords;
}

/** A refusal in words; undefined for a code this version does not know, or when its words cannot be had. */
export function refusalSentence(
  code: RefusalCode,
  details?: RefusalDetails,
): RefusalWords | undefined {
  return wordsOf(code, details);
}
