import type { PlaceFacts } from "./place-facts.ts";

export const VOLCANO: PlaceFacts = {
  words: `volcano, volcanic, lava field, lava, erupting volcano, crater rim, mordor,
    inferno`,
  near: "hell, underworld",
  alsoShows: ["mountains"],
  kin: "mountains",
  air: "open",
  year: "none",
  tint: ["#ff7a50", 0.2],
  shows: ["volcano"],
};
