import type { PlaceFacts } from "./place-facts.ts";

export const LABORATORY: PlaceFacts = {
  words: `laboratory, lab, science lab, research lab, chemistry lab,
    mad scientist lab`,
  near: "factory, operating room, hospital",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
