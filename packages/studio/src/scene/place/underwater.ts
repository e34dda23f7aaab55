import type { PlaceFacts } from "./place-facts.ts";

export const UNDERWATER: PlaceFacts = {
  words: `underwater, under water, under the sea, beneath the sea, under the ocean, reef, coral reef,
    seabed, sea floor, ocean floor, seafloor, deep sea, beneath the wave, under the wave,
    bottom of the sea, bottom of the ocean, abyss, kelp forest,
    depths of the ocean`,
  near: "aquarium, fish tank, atlantis",
  alsoShows: ["ocean"],
  kin: "underwater",
  air: "weightless",
  year: "none",
  shows: ["coral"],
  usuallyAt: "day",
  moods: ["mysterious"],
};
