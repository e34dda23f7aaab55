import type { PlaceFacts } from "./place-facts.ts";

export const BEDROOM: PlaceFacts = {
  words: `bedroom, in bed, bed time, bedtime, children's room, childrens room, child's room,
    kids room, teenage room`,
  alsoShows: ["room"],
  kin: "room",
  air: "indoors",
  year: "seasons",
};
