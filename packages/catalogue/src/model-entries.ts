import type { ModelEntry } from "@kinora/domain/prompt/model-entry";
import { CORE_FAMILIES } from "./core-families.ts";
import { CORE_STYLES } from "./core-styles.ts";
import { EFFECT_MODELS } from "./effects.ts";
import { IMAGE_MODELS } from "./image-models.ts";
import { OWN_SERVER_MODELS } from "./own-server-models.ts";
import { SOUND_AND_STORY_MODELS } from "./sound-and-story-models.ts";
import { VIDEO_MODELS } from "./video-models.ts";

/** The whole catalogue, current models first. openCatalogue decides which of them are served. */
export const MODEL_ENTRIES: readonly ModelEntry[] = [
  ...VIDEO_MODELS,
  ...IMAGE_MODELS,
  ...CORE_FAMILIES,
  ...OWN_SERVER_MODELS,
  ...SOUND_AND_STORY_MODELS,
  ...CORE_STYLES,
  ...EFFECT_MODELS,
];
