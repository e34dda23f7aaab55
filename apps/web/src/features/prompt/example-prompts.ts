import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import { type ComposerMode, MUSIC, OVER_CLIP, STORY } from "./choose-model.ts";

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

/** What happens in front of the camera and how it moves; the photo has the rest. */
const PHOTO_PROMPTS: readonly string[] = [
  "Snow begins to fall, the camera slowly moves closer",
  "Light rain, the camera pans to the left",
  "Fog drifts by, the camera rises",
  "The camera circles around, a calm morning",
  "The camera pulls back, a storm comes up",
  "The camera moves to the right, heavy snow",
];

const FACE_PROMPTS: readonly string[] = [
  "The camera slowly moves closer",
  "Snow falls softly around the face",
  "The camera circles around, light rain",
  "Fog drifts by, the camera pulls back",
];

const CLIP_PROMPTS: readonly string[] = [
  "At night, light rain",
  "Golden hour, a warm evening",
  "A foggy morning at dawn",
  "At dusk, falling snow",
  "A thunderstorm at night",
  "Bright midday sun",
];

const PROMPTS: Readonly<Record<ComposerMode, readonly string[]>> = {
  "text-to-image": EXAMPLE_PROMPTS,
  "text-to-video": EXAMPLE_PROMPTS,
  [MUSIC]: MUSIC_PROMPTS,
  [STORY]: STORY_PROMPTS,
  "photo-to-video": PHOTO_PROMPTS,
  "face-to-video": FACE_PROMPTS,
  "text-image-to-video": PHOTO_PROMPTS,
  [OVER_CLIP]: CLIP_PROMPTS,
  // Only its owner knows what a clip shows.
  "video-upload": [],
};

export const examplesFor = (mode: ComposerMode): readonly string[] => PROMPTS[mode];
