import { plural } from "@lingui/core/macro";

export function gemWords(gems: number): string {
  return plural(gems, { one: "# gem", other: "# gems" });
}

/** What somebody is short of. */
export function moreGemsWords(gems: number): string {
  return plural(gems, { one: "You need # more gem.", other: "You need # more gems." });
}
