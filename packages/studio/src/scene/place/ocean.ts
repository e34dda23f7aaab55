import type { PlaceFacts } from "./place-facts.ts";

export const OCEAN: PlaceFacts = {
  words: `ocean, sea, open sea, high sea, wave, atlantic, pacific, water surface, open water,
    open ocean, sea surface`,
  alsoShows: ["ice"],
  kin: "ocean",
  air: "open",
  year: "none",
};
