import type { PlaceFacts } from "./place-facts.ts";

export const SEA_CLIFF: PlaceFacts = {
  words: `cliff, sea cliff, lighthouse cliff, clifftop, cliff by the sea, rocky coast, headland,
    cliff edge, ireland`,
  alsoShows: ["ocean", "meadow"],
  kin: "beach",
  air: "open",
  year: "seasons",
};
