import type { PlaceFacts } from "./place-facts.ts";

export const PARK: PlaceFacts = {
  words: `park, city park, public garden, botanical garden, central park, autumn park`,
  near: "graveyard, cemetery",
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["oak"],
  seasons: ["autumn", "autumn", "spring", "summer"],
};
