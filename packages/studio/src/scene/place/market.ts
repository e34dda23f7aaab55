import type { PlaceFacts } from "./place-facts.ts";

export const MARKET: PlaceFacts = {
  words: `market, marketplace, market square, market street, bazaar, old town, town square, plaza,
    street market, farmers market, christmas market, piazza`,
  near: "supermarket",
  alsoShows: ["village", "city"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["shop"],
};
