import type { PlaceFacts } from "./place-facts.ts";

export const FARM: PlaceFacts = {
  words: `farm, field, barn, countryside, pasture, ranch, farmyard, corn field`,
  near: "orchard, stable",
  alsoShows: ["meadow"],
  kin: "farm",
  air: "open",
  year: "seasons",
  shows: ["oak", "wheat", "daisy"],
};
