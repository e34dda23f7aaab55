import { plural } from "@lingui/core/macro";

/** Said before a cancel that does not bring everything back. */
export function lossWords(gems: number): string {
  return plural(gems, {
    one: "# gem reserved for this has expired and will not come back if you cancel. Any others will.",
    other:
      "# gems reserved for this have expired and will not come back if you cancel. Any others will.",
  });
}
