import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { NEGATIVE_PROMPT_MAX, PROMPT_MAX, SEED_MAX, SETTINGS_TEXT_MAX } from "../limits.ts";
import { uploadId } from "../upload/upload.ts";
import { promptWords } from "./improvement.ts";
import { settingValues } from "./settings-schema.ts";
import {
  ASPECT_RATIOS,
  CREATION_MODES,
  DURATIONS,
  EFFECTS,
  MUSIC_DURATIONS,
  VISUAL_STYLES,
} from "./vocabulary.ts";

/** The catalogue states which of these a model accepts. */
const LENGTHS = [...new Set<number>([...DURATIONS, ...MUSIC_DURATIONS])];
const duration = z
  .number()
  .refine(
    (seconds) => LENGTHS.includes(seconds),
    says("field.oneOf", { values: LENGTHS.map(String) }),
  );

/** Why this is not free text of a user: values that are not in the catalogue are rejected. */
const NAMED = "names something of the catalogue";
const named = unshown(z.string().trim().min(1).max(80), NAMED);

/** A story's works are ordered from its board, so this text of the form is neither shown nor kept. */
const leftOut = unshown(z.string().max(PROMPT_MAX), "is not kept");

const FIELDS = {
  duration: duration.optional(),
  theme: z.string().trim().max(60).optional(),
  style: z.enum(VISUAL_STYLES).optional(),
  tone: z.string().trim().max(60).optional(),
  caption: z.string().trim().max(60).optional(),
  aspectRatio: z.enum(ASPECT_RATIOS).optional(),
  effect: z.enum(EFFECTS).nullable().optional(),
  seed: z.number().int().min(-1).max(SEED_MAX).optional(),
  fps: z.number().int().min(1).max(60).optional(),
  negative_prompt: z.string().max(NEGATIVE_PROMPT_MAX).optional(),
  guidance_scale: z.number().min(0).max(50).optional(),
  steps: z.number().int().min(1).max(200).optional(),
  scheduler: unshown(z.string().max(60), NAMED).optional(),
  zoom: z.number().min(-10).max(10).optional(),
  translation_x: z.number().min(-100).max(100).optional(),
  translation_y: z.number().min(-100).max(100).optional(),
  motion_field_strength_x: z.number().min(-100).max(100).optional(),
  motion_field_strength_y: z.number().min(-100).max(100).optional(),
  chunk_size: z.number().int().min(1).max(1_000).optional(),
  video_length: z.number().int().min(1).max(10_000).optional(),
  max_duration: z.number().min(0).max(1_000).optional(),
  resolution: unshown(z.string().max(20), NAMED).optional(),
  model_name: unshown(z.string().max(80), NAMED).optional(),
  /** Ours: the end of a clip or of music leads back to its beginning. */
  loop: z.boolean().optional(),
  /** Ours: the prompt for the last frame of a text-to-video clip, which starts with `prompt`. */
  last_prompt: z.string().trim().max(PROMPT_MAX).optional(),
};

/**
 * `additionalParams` of the form: settings shared by all modes, and defaults of the chosen model
 * under their names in the specification. A setting that the model does not support is rejected,
 * never ignored.
 */
export const additionalParams = z
  .strictObject({
    ...FIELDS,
    /** Ours: settings of the model that have no field of their own here. */
    settings: settingValues
      .refine(
        (settings) => !Object.keys(settings).some((name) => name in FIELDS),
        says("field.hasPlace"),
      )
      .superRefine((settings, context) => {
        const texts = Object.values(settings).filter((value) => typeof value === "string");
        const signs = texts.join("").length;
        if (signs > SETTINGS_TEXT_MAX)
          context.addIssue({ code: "too_big", origin: "string", maximum: SETTINGS_TEXT_MAX });
      })
      .optional(),
  })
  .meta({ id: "AdditionalParams" });
export type AdditionalParams = z.infer<typeof additionalParams>;

/**
 * The prompt form as sent by clients. Only `prompt` is required; omitted fields take their
 * defaults. `generationModel` chooses the engine of a video; `model` chooses the image model, or
 * the family when the engine is `core`.
 */
export const promptForm = z
  .strictObject({
    model: named.optional(),
    generationModel: named.optional(),
    prompt: promptWords,
    type: z.enum(CREATION_MODES).optional(),
    hidden: z.boolean().optional(),
    private: z.boolean().optional(),
    story: z
      .strictObject({
        description: leftOut,
        summary: z.array(leftOut).max(40),
      })
      .optional(),
    additionalParams: additionalParams.optional(),
    /** Initial media: ids of the user's uploads that are ready. */
    inputs: z
      .strictObject({
        initialImage: uploadId.optional(),
        initialVideo: uploadId.optional(),
        /** Ours: the last frame of a film of a photo. */
        lastImage: uploadId.optional(),
      })
      .optional(),
    /** The creation this one was remixed from; kept only when the prompt still stems from it. */
    parentId: unshown(z.string().max(64), "an id").optional(),
  })
  .meta({ id: "PromptForm" });
export type PromptForm = z.infer<typeof promptForm>;
