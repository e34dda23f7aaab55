import type { PlaceFacts } from "./place-facts.ts";

export const SPACESHIP: PlaceFacts = {
  words: `spaceship interior, inside a spaceship, space station, spaceship bridge, cockpit, starship,
    command bridge, control room, on a spaceship, on board a spaceship, inside a space station`,
  kin: "space",
  air: "closed",
  year: "none",
};
