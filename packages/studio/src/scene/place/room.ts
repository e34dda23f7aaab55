import type { PlaceFacts } from "./place-facts.ts";

export const ROOM: PlaceFacts = {
  words: `room, living room, indoor, indoors, attic, house interior, interior, hotel room, cozy home, at home, inside a house, salon, lounge, hall`,
  near: "office, studio, nursery, gym, workshop, ballroom, basement, cellar",
  kin: "room",
  air: "indoors",
  year: "seasons",
};
