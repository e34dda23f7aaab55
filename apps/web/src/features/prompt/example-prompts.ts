import { type ComposerMode, MUSIC, STORY } from "./choose-model.ts";

/** Prompts that show what can be said: a subject, a place, light, weather, a mood. */
export const EXAMPLE_PROMPTS: readonly string[] = [
  "A fox in a neon city at night, light rain",
  "Two sailing boats on a calm ocean at dusk, warm light",
  "An astronaut walking over red dunes in space, two moons",
  "A cat asleep by the window of a cosy room, snow outside",
  "A whale gliding through deep blue water, rays of light",
  "A deer at the edge of a misty forest at dawn",
  "Three hot air balloons over a desert canyon, golden hour",
  "A village in the mountains under falling snow, lit windows",
  "A robot watering flowers on a farm, spring morning",
  "Parrots in a rain forest, a waterfall behind them",
  "A dragon circling a castle in a thunderstorm",
  "A turtle on a beach at sunrise, gentle waves",
];

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

/** One of them that is not the one already written. */
export function surprise(current: string, mode: ComposerMode, roll: number): string {
  const others = examplesFor(mode).filter((example) => example !== current);
  return others[Math.floor(roll * others.length)] ?? current;
}
