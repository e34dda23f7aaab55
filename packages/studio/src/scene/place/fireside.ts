import type { PlaceFacts } from "./place-facts.ts";

export const FIRESIDE: PlaceFacts = {
  words: `fireplace, fireside, by the fire, living room with fireplace, log cabin interior, tavern,
    pub, cabin interior, mountain hut, great hall, hearth`,
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
