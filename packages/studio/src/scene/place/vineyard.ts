import type { PlaceFacts } from "./place-facts.ts";

export const VINEYARD: PlaceFacts = {
  words: `vineyard, tuscany, field of grape, provence`,
  near: "winery",
  alsoShows: ["farm"],
  kin: "farm",
  air: "open",
  year: "seasons",
  seasons: ["summer"],
};
