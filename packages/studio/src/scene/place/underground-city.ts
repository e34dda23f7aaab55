import type { PlaceFacts } from "./place-facts.ts";

export const UNDERGROUND_CITY: PlaceFacts = {
  words: `underground city, dwarf city, subterranean city, cavern city, city under the earth`,
  alsoShows: ["cave", "city"],
  kin: "neon-city",
  air: "closed",
  year: "none",
};
