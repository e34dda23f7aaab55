import type { PlaceFacts } from "./place-facts.ts";

export const AMUSEMENT_PARK: PlaceFacts = {
  words: `amusement park, theme park, fairground, funfair, carnival, ferris wheel, roller coaster,
    circus, luna park`,
  kin: "village",
  air: "open",
  year: "seasons",
  shows: ["ferris-wheel", "roller-coaster", "circus-tent"],
};
