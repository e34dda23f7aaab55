import type { PlaceFacts } from "./place-facts.ts";

export const FIRESIDE: PlaceFacts = {
  words: `fireplace, fireside, by the fire, living room with fireplace, log cabin interior, tavern,
    pub, cabin interior, mountain hut, hearth`,
  near: "great hall",
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
