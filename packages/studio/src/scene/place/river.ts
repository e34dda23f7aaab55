import type { PlaceFacts } from "./place-facts.ts";

export const RIVER: PlaceFacts = {
  words: `river, riverbank, stream, brook, creek, mountain river, river valley, along the river`,
  alsoShows: ["meadow"],
  kin: "forest",
  air: "open",
  year: "seasons",
  berths: [
    { nearness: 0.82, tallest: 0.3, aside: 0.2 },
    { nearness: 0.5, tallest: 0.2, aside: 0.12 },
  ],
};
