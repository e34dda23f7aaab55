import { plural } from "@lingui/core/macro";

/** Returns the warning shown before a cancel that does not refund everything. */
export function lossWords(gems: number): string {
  return plural(gems, {
    one: "# gem reserved for this has expired and will not come back if you cancel. Any others will.",
    other:
      "# gems reserved for this have expired and will not come back if you cancel. Any others will.",
  });
}
