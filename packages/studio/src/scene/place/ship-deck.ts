import type { PlaceFacts } from "./place-facts.ts";

export const SHIP_DECK: PlaceFacts = {
  words: `ship deck, on deck, deck of a ship, on a ship, on a pirate ship, pirate ship deck,
    aboard a ship, on board`,
  alsoShows: ["ocean"],
  kin: "ocean",
  air: "open",
  year: "none",
  stand: "middle",
};
