import type { PlaceFacts } from "./place-facts.ts";

export const KITCHEN: PlaceFacts = {
  words: `kitchen, cooking, baking, breakfast, dinner, dining room, restaurant kitchen, bakery`,
  near: "bathroom",
  kin: "room",
  air: "indoors",
  year: "seasons",
};
