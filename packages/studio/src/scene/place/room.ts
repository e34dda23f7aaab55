import type { PlaceFacts } from "./place-facts.ts";

export const ROOM: PlaceFacts = {
  words: `room, living room, indoor, indoors, house interior, interior, cozy home, at home, inside a house, lounge`,
  near: "office, studio, nursery, gym, workshop, ballroom, basement, cellar, attic, hotel room, hall, salon",
  kin: "room",
  air: "indoors",
  year: "seasons",
};
