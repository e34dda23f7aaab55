import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import { type ComposerMode, MUSIC, STORY } from "./choose-model.ts";

const MUSIC_PROMPTS: readonly string[] = [
  "Lo-fi for a rainy evening, electric piano and vibraphone",
  "Epic orchestral battle music with choir and drums",
  "A calm piano piece for a snowy night",
  "Bossa nova by the beach, flute and nylon guitar",
  "Synthwave for a night drive through a neon city",
  "A playful chiptune for the first level",
  "Jazz in a small bar, clarinet and piano",
  "An Irish reel in a tavern, whistle and harp",
  "Ambient drone among the stars, slow and deep",
  "Funk with slap bass and brass, energetic",
  "A lullaby on a music box",
  "Salsa for a summer party",
];

const STORY_PROMPTS: readonly string[] = [
  "A fox follows a river to find out where it ends",
  "A lighthouse keeper who is afraid of the dark",
  "Two robots learn to plant a garden on the moon",
  "A lost cat finds its way home through the snow",
  "The smallest dragon wants to enter the great race",
  "A letter in a bottle crosses the sea",
];

export function examplesFor(mode: ComposerMode): readonly string[] {
  if (mode === STORY) return STORY_PROMPTS;
  return mode === MUSIC ? MUSIC_PROMPTS : EXAMPLE_PROMPTS;
}
