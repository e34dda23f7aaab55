import type { PlaceFacts } from "./place-facts.ts";

export const CAVE: PlaceFacts = {
  words: `cave, cavern, crystal cave, grotto, mine, underground, dungeon, ice cave, catacomb,
    dragon lair`,
  near: "prison",
  kin: "space",
  air: "closed",
  year: "none",
};
