import { plural } from "@lingui/core/macro";

/** What somebody is short of. */
export function moreGemsWords(gems: number): string {
  return plural(gems, { one: "You need # more gem.", other: "You need # more gems." });
}
