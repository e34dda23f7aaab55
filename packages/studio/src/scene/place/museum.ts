import type { PlaceFacts } from "./place-facts.ts";

export const MUSEUM: PlaceFacts = {
  words: `museum, art museum, gallery, art gallery, exhibition, exhibition hall`,
  near: "church",
  kin: "room",
  air: "indoors",
  windowless: true,
  year: "seasons",
  shows: ["temple"],
};
