import type { PlaceFacts } from "./place-facts.ts";

export const CAVE: PlaceFacts = {
  words: `cave, cavern, crystal cave, grotto, underground, ice cave,
    dragon lair`,
  near: "prison, mine, dungeon, catacomb",
  kin: "space",
  air: "closed",
  year: "none",
};
