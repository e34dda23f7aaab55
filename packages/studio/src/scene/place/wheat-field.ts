import type { PlaceFacts } from "./place-facts.ts";

export const WHEAT_FIELD: PlaceFacts = {
  words: `wheat field, field of wheat, grain field, barley field, rye field, field of grain, cornfield`,
  alsoShows: ["farm"],
  kin: "farm",
  air: "open",
  year: "seasons",
  shows: ["wheat"],
  seasons: ["summer"],
};
