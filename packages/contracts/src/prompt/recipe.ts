import { z } from "zod";
import { board } from "../story/board.ts";
import { keptScenes } from "../story/kept-scene.ts";
import { ASPECT_RATIOS, CREATION_MODES, EFFECTS, VISUAL_STYLES } from "./vocabulary.ts";

/** A file a creation begins with, known by its content: where it lies is nobody's business. */
const recipeInput = z.object({
  /** SHA-256 of the file as it was taken in. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mimeType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds; null for pictures. */
  duration: z.number().nullable(),
});
export type RecipeInput = z.infer<typeof recipeInput>;

export const recipeInputs = z.object({
  initialImage: recipeInput.optional(),
  initialVideo: recipeInput.optional(),
  /** Ours: the picture a film of photos ends on. */
  lastImage: recipeInput.optional(),
});
export type RecipeInputs = z.infer<typeof recipeInputs>;

/** A finished story carries its board, so that the file can be opened as a story again. */
const recipeStory = z.object({
  storyId: z.string(),
  board,
  /** What its locked scenes were locked with. */
  kept: keptScenes,
  /** SHA-256 of the recording whose voice is heard; null: none. */
  recording: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});
export type RecipeStory = z.infer<typeof recipeStory>;

/**
 * Everything needed to make a creation again: the form with each default resolved and the seed drawn.
 * Stored with quote and creation, embedded in the files.
 */
export const recipe = z.object({
  type: z.enum(CREATION_MODES),
  /** Image model, or family of core. */
  model: z.string(),
  /** Engine of a video; null for pictures. */
  generationModel: z.string().nullable(),
  prompt: z.string(),
  negative_prompt: z.string(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds; null for pictures. */
  duration: z.number().nullable(),
  fps: z.number().int().nullable(),
  style: z.enum(VISUAL_STYLES),
  effect: z.enum(EFFECTS).nullable(),
  seed: z.number().int().min(0),
  /** How a clip is filmed; only what was asked for. */
  guidance_scale: z.number().optional(),
  zoom: z.number().optional(),
  translation_x: z.number().optional(),
  translation_y: z.number().optional(),
  motion_field_strength_x: z.number().optional(),
  motion_field_strength_y: z.number().optional(),
  loop: z.boolean().optional(),
  last_prompt: z.string().optional(),
  /** Initial media; absent where there is none. */
  inputs: recipeInputs.optional(),
  /** Only of stories: the board the film was made of. */
  story: recipeStory.optional(),
  theme: z.string(),
  tone: z.string(),
  caption: z.string(),
  /** Who made it, "studio", and its version once known. */
  engine: z.string(),
  engineVersion: z.string().nullable(),
  priceVersion: z.number().int(),
});
export type Recipe = z.infer<typeof recipe>;
