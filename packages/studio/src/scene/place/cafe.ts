import type { PlaceFacts } from "./place-facts.ts";

export const CAFE: PlaceFacts = {
  words: `cafe, café, coffee shop, restaurant, bar, bistro, diner, tea room, ice cream parlour,
    ice cream parlor`,
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
