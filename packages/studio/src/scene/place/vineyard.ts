import type { PlaceFacts } from "./place-facts.ts";

export const VINEYARD: PlaceFacts = {
  words: `vineyard, tuscany, winery, field of grape, provence`,
  alsoShows: ["farm"],
  kin: "farm",
  air: "open",
  year: "seasons",
  seasons: ["summer"],
};
