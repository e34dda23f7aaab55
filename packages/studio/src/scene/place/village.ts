import type { PlaceFacts } from "./place-facts.ts";

export const VILLAGE: PlaceFacts = {
  words: `village, town, small town, hamlet, garden, medieval village, hobbiton,
    cobblestone street`,
  near: "zoo, courtyard, backyard",
  canShow: ["mountains"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["oak"],
};
