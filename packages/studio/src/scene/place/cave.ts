import type { PlaceFacts } from "./place-facts.ts";

export const CAVE: PlaceFacts = {
  words: `cave, cavern, crystal cave, grotto, underground,
    dragon lair`,
  near: "prison, mine, dungeon, catacomb, ice cave",
  kin: "space",
  air: "closed",
  year: "none",
};
