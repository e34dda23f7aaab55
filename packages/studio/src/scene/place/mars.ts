import type { PlaceFacts } from "./place-facts.ts";

export const MARS: PlaceFacts = {
  words: `mars, on mars, mars surface, on the surface of mars, surface of mars, red planet,
    on a planet, alien planet, on an alien planet, martian, mars base, martian surface`,
  kin: "space",
  air: "closed",
  year: "none",
};
