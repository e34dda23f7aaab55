import type { PlaceFacts } from "./place-facts.ts";

export const BAMBOO_GROVE: PlaceFacts = {
  words: `bamboo grove, bamboo forest, bamboo wood, bamboo jungle`,
  alsoShows: ["forest"],
  kin: "forest",
  air: "open",
  year: "none",
  tint: ["#b6e08a", 0.16],
  shows: ["bamboo"],
};
