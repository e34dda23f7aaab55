import type { PlaceFacts } from "./place-facts.ts";

export const KITCHEN: PlaceFacts = {
  words: `kitchen, cooking, baking, breakfast, dinner, restaurant kitchen`,
  near: "bathroom, bakery, dining room",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
