import { plural } from "@lingui/core/macro";

/** Describes a shortfall of gems. */
export function moreGemsWords(gems: number): string {
  return plural(gems, { one: "You need # more gem.", other: "You need # more gems." });
}
