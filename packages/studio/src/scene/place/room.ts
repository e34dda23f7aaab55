import type { PlaceFacts } from "./place-facts.ts";

export const ROOM: PlaceFacts = {
  words: `room, living room, office, indoor, indoors, attic, studio, house interior, interior,
    nursery, gym, hotel room, cozy home, at home, inside a house, salon, lounge, basement,
    workshop, hall, ballroom, cellar`,
  kin: "room",
  air: "indoors",
  year: "seasons",
};
