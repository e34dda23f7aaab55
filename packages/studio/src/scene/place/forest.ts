import type { PlaceFacts } from "./place-facts.ts";

export const FOREST: PlaceFacts = {
  words: `forest, wood, woodland, grove, thicket, glade, clearing, redwood, enchanted forest,
    fairy forest, pine forest, autumn forest, birch forest, taiga`,
  kin: "forest",
  air: "open",
  year: "seasons",
  tint: ["#9fdc9a", 0.08],
  shows: ["oak", "pine", "daisy", "brown-mushroom"],
};
