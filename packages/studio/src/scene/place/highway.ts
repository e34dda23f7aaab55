import type { PlaceFacts } from "./place-facts.ts";

export const HIGHWAY: PlaceFacts = {
  words: `highway, motorway, freeway, road trip, route 66, open road, country road`,
  near: "race track, racetrack",
  alsoShows: ["mountains", "meadow"],
  kin: "city",
  air: "open",
  year: "seasons",
  road: true,
};
