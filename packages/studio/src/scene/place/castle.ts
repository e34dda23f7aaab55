import type { PlaceFacts } from "./place-facts.ts";

export const CASTLE: PlaceFacts = {
  words: `castle garden, castle courtyard, fortress, royal palace, camelot, castle gate`,
  alsoShows: ["mountains", "meadow"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["castle"],
};
