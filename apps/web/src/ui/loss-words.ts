import { gemWords } from "./gem-words.ts";

/** Said before a cancel that does not bring everything back. */
export function lossWords(gems: number): string {
  return gems === 1
    ? "1 gem reserved for this has expired and will not come back if you cancel. Any others will."
    : `${gemWords(gems)} reserved for this have expired and will not come back if you cancel. Any others will.`;
}
