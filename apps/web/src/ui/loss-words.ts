import { gemWords } from "./money.tsx";

/** Said before a cancel that does not bring everything back. */
export function lossWords(gems: number): string {
  return gems === 1
    ? "1 gem reserved for this has expired meanwhile. If you cancel, it is gone."
    : `${gemWords(gems)} reserved for this have expired meanwhile. If you cancel, they are gone.`;
}
