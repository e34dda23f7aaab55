import type { PlaceFacts } from "./place-facts.ts";

export const MOON: PlaceFacts = {
  words: `on the moon, moon surface, surface of the moon, lunar surface, lunar, moon base,
    moon landscape, lunar base`,
  alsoShows: ["space"],
  kin: "space",
  air: "closed",
  year: "none",
};
