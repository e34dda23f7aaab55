import type { PlaceFacts } from "./place-facts.ts";

export const KITCHEN: PlaceFacts = {
  words: `kitchen, cooking, baking, breakfast, dinner, dining room, restaurant kitchen`,
  near: "bathroom, bakery",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
