import type { PlaceFacts } from "./place-facts.ts";

export const PARK: PlaceFacts = {
  words: `park, city park, public garden, central park, autumn park`,
  near: "graveyard, cemetery, botanical garden",
  alsoShows: ["meadow", "city"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["oak"],
  seasons: ["autumn", "autumn", "spring", "summer"],
};
