import { plural } from "@lingui/core/macro";

export function gemWords(gems: number): string {
  return plural(gems, { one: "# gem", other: "# gems" });
}
