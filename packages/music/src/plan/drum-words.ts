import type { DrumName } from "../genre/genre.ts";

/**
 * Percussion by the words that request it. The genre's drum patterns determine which of it is
 * played.
 */
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
