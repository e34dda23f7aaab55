import type { PlaceFacts } from "./place-facts.ts";

export const MEADOW: PlaceFacts = {
  words: `meadow, flower field, flower meadow, lavender field, sunflower field, grassland, prairie,
    grass, wildflower, field of flower, poppy field, tulip field`,
  kin: "farm",
  air: "open",
  year: "seasons",
  shows: ["oak", "daisy"],
};
