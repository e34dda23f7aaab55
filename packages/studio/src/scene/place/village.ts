import type { PlaceFacts } from "./place-facts.ts";

export const VILLAGE: PlaceFacts = {
  words: `village, town, small town, hamlet, garden, courtyard, backyard, medieval village, hobbiton,
    cobblestone street`,
  near: "zoo",
  canShow: ["mountains"],
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["oak"],
};
