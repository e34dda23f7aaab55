import type { RefusalCode } from "@kinora/contracts/refusals";
import type { RefusalDetails, RefusalWords } from "./refusal/words-of.ts";

/**
 * Describes a refusal; undefined for a code this version does not know, or when the sentences
 * cannot be loaded.
 */
export let refusalSentence: (
  code: RefusalCode,
  details?: RefusalDetails,
) => RefusalWords | undefined = () => undefined;

/**
 * Loads the sentences of all refusals, at the latest with the first error rather than with the
 * first page.
 */
export async function fetchRefusalWords(): Promise<void> {
  refusalSentence = (await import("./refusal-words.ts")).refusalWords;
}
