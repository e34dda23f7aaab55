import type { PlaceFacts } from "./place-facts.ts";

export const SPACE: PlaceFacts = {
  words: `space, outer space, galaxy, cosmos, orbit, nebula, milky way, universe, among the star,
    between the star, solar system, deep space, interstellar, asteroid belt, zero gravity,
    to the moon, over the moon, black hole, constellation`,
  kin: "space",
  air: "weightless",
  year: "none",
  alwaysAt: "night",
  moods: ["mysterious"],
};
