import type { PlaceFacts } from "./place-facts.ts";

export const CASTLE: PlaceFacts = {
  words: `castle garden, castle courtyard, fortress, royal palace, camelot, castle gate`,
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["castle"],
};
