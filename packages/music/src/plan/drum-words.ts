import type { DrumName } from "../genre/genre.ts";

/** Percussion by the words that ask for it. Which of it is heard, the drum patterns of the kind of music say. */
export const DRUM_WORDS: readonly (readonly [DrumName | "drums", readonly string[]])[] = [
  ["drums", ["drum", "drums", "drum kit", "percussion"]],
  ["clap", ["clap", "handclap", "hand clap"]],
  ["brush", ["brushes", "brushed drums"]],
  ["tambourine", ["tambourine"]],
  ["cowbell", ["cowbell"]],
  ["bongo", ["bongo", "bongos"]],
  ["conga", ["conga", "congas"]],
  ["timbale", ["timbale", "timbales"]],
  ["shaker", ["shaker", "maracas"]],
  ["guiro", ["guiro"]],
  ["clave", ["clave", "claves"]],
  ["block", ["wood block", "woodblock", "temple block"]],
  ["triangle", ["triangle"]],
];
