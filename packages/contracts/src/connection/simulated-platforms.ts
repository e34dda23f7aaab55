import { OUTER_PLATFORMS, type OuterPlatform } from "../publication/publication-vocabulary.ts";

/**
 * Reads SIMULATED_PLATFORMS, set by `npm start`: which platforms are simulators on this machine, as
 * they are labelled.
 */
export function readSimulatedPlatforms({
  SIMULATED_PLATFORMS: text = "",
}: Readonly<Record<string, string | undefined>>): ReadonlySet<OuterPlatform> {
  const named = text.split(",").map((name) => name.trim());
  return new Set(OUTER_PLATFORMS.filter((platform) => named.includes(platform)));
}
