import type { PlaceFacts } from "./place-facts.ts";

export const DESERT: PlaceFacts = {
  words: `desert, dune, sand dune, sahara, wild west, egypt, outback`,
  near: "oasis",
  kin: "desert",
  air: "open",
  year: "none",
  tint: ["#ffb070", 0.16],
  shows: ["cactus", "rock"],
};
