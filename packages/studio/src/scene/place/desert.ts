import type { PlaceFacts } from "./place-facts.ts";

export const DESERT: PlaceFacts = {
  words: `desert, dune, sand dune, sahara, oasis, wild west, egypt, outback`,
  kin: "desert",
  air: "open",
  year: "none",
  tint: ["#ffb070", 0.16],
  shows: ["cactus", "rock"],
};
