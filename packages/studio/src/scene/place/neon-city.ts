import type { PlaceFacts } from "./place-facts.ts";

export const NEON_CITY: PlaceFacts = {
  words: `neon city, cyberpunk, cyberpunk city, futuristic city, cyber city, neon street, neon alley,
    neon town, neon tokyo, neon metropolis, neon downtown, sci-fi city, city of the future, megacity, future city, synthwave city, vaporwave city, blade runner`,
  near: "nightclub, arcade",
  alsoShows: ["city"],
  kin: "neon-city",
  air: "open",
  year: "none",
  tint: ["#8a2be0", 0.3],
  road: true,
  alwaysAt: "night",
  moods: ["mysterious"],
};
