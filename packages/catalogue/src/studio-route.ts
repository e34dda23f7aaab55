import { PROMPT_MAX } from "@kinora/contracts/limits";
import { DURATIONS, EFFECTS } from "@kinora/contracts/prompt/vocabulary";
import type { EngineRoute, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { FRAME_SIZES } from "./frame-sizes.ts";

/** The engine of this repository: needs no key and does not retire. */
export const STUDIO_ROUTE: EngineRoute = {
  protocol: "studio",
  service: null,
  ownServer: null,
  endpoint: "studio",
  validFrom: null,
  retiredAt: null,
  successor: null,
  servedBy: null,
  modes: null,
  endsOnPicture: true,
  shapedByPicture: false,
  takesSeed: true,
  tellsStyle: false,
  omits: [],
  promptMax: null,
  pictureMax: null,
};

/** A video that a user uploads; nothing is generated. */
export const UPLOAD_ROUTE: EngineRoute = {
  ...STUDIO_ROUTE,
  protocol: "upload",
  endpoint: "upload",
  takesSeed: false,
};

type StudioAbilities = Pick<
  ModelEntry,
  | "kinds"
  | "modes"
  | "aspectRatios"
  | "durations"
  | "effects"
  | "takes"
  | "settings"
  | "frameRates"
  | "sizes"
  | "outputType"
  | "extension"
  | "timing"
  | "inputTransformers"
  | "outputTransformers"
>;

/** Modes in which the built-in engine animates a photo; looks and scenes do not apply. */
export const PHOTO_MODES = ["photo-to-video", "face-to-video", "text-image-to-video"] as const;

/** Camera, strength and motion settings. studio/scene/film-settings.ts documents their meaning. */
const FILM_SETTINGS = {
  zoom: { type: "number", minimum: 0.6, maximum: 1.7, default: 1 },
  translation_x: { type: "number", minimum: -100, maximum: 100, default: 0 },
  translation_y: { type: "number", minimum: -100, maximum: 100, default: 0 },
  motion_field_strength_x: { type: "number", minimum: 0, maximum: 24, default: 12 },
  motion_field_strength_y: { type: "number", minimum: 0, maximum: 24, default: 12 },
  guidance_scale: { type: "number", minimum: 1, maximum: 15, default: 7.5 },
  loop: { type: "boolean", default: false },
  last_prompt: { type: "string", maxLength: PROMPT_MAX, default: "" },
} as const;

/** Abilities of the built-in engine, shared by core and its families. */
export const STUDIO_ABILITIES: StudioAbilities = {
  kinds: ["video", "image"],
  modes: ["text-to-video", "text-to-image"],
  aspectRatios: ["1:1", "9:16", "16:9"],
  durations: DURATIONS,
  effects: EFFECTS,
  takes: ["effect", "fps", "negative_prompt"],
  settings: { video: FILM_SETTINGS },
  frameRates: [8, 12, 24, 25, 30],
  sizes: FRAME_SIZES,
  outputType: "video/mp4",
  extension: "mp4",
  timing: false,
  inputTransformers: ["form-to-scene"],
  outputTransformers: ["embed-recipe", "thumbnail", "preview-clip"],
};
