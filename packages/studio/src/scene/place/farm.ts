import type { PlaceFacts } from "./place-facts.ts";

export const FARM: PlaceFacts = {
  words: `farm, field, barn, countryside, pasture, orchard, ranch, farmyard, stable, corn field`,
  kin: "farm",
  air: "open",
  year: "seasons",
  shows: ["oak", "wheat", "daisy"],
};
