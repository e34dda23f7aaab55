import type { RefusalCode } from "@kinora/contracts/refusals";
import type { RefusalDetails, RefusalWords } from "./refusal/words-of.ts";

/** A refusal in words; undefined for a code this version does not know, or when its words cannot be had. */
export let refusalSentence: (
  code: RefusalCode,
  details?: RefusalDetails,
) => RefusalWords | undefined = () => undefined;

/** Fetches the words of all refusals: they come with the first error at the latest, not with the first page. */
export async function fetchRefusalWords(): Promise<void> {
  refusalSentence = (await import("./refusal-words.ts")).refusalWords;
}
