import { z } from "zod";
import { UNASKED } from "../hosted/unasked.ts";
import { isSettingField } from "../prompt/setting-fields.ts";
import { type SettingValues, settingValues } from "../prompt/settings-schema.ts";
import { ASPECT_RATIOS, EFFECTS, GENERATION_TYPES, VISUAL_STYLES } from "../prompt/vocabulary.ts";
import { board } from "../story/board.ts";
import { keptScenes } from "../story/kept-scene.ts";

/** An input file of a creation, identified by its content; its location is not disclosed. */
const recipeInput = z.object({
  /** SHA-256 of the ingested file. */
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
  /** Ours: the last frame of a film of photos. */
  lastImage: recipeInput.optional(),
});
export type RecipeInputs = z.infer<typeof recipeInputs>;

/** A finished story includes its board, so that the file can be opened as a story again. */
const recipeStory = z.object({
  storyId: z.string(),
  board,
  /** Dependencies of its locked scenes, as of when they were locked. */
  kept: keptScenes,
  /** SHA-256 of the recording of the narration; null for none. */
  recording: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});
export type RecipeStory = z.infer<typeof recipeStory>;

/**
 * A language model's stored reading of the prompt, or why the prompt was read here instead.
 * Repeating the recipe asks no model.
 */
export const recipeReading = z.union([
  z.object({ model: z.string(), said: z.record(z.string(), z.unknown()) }),
  z.object({ model: z.string(), left: z.enum(UNASKED) }),
]);
export type RecipeReading = z.infer<typeof recipeReading>;

/** Fields of every recipe. */
const common = {
  /** Image model, or family of core. */
  model: z.string(),
  prompt: z.string(),
  negative_prompt: z.string(),
  /**
   * Words that the owner's list added to it when it was ordered; absent for none. No form has this
   * field, so a remix does not add them twice.
   */
  house_negative: z.string().optional(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  width: z.number().int(),
  height: z.number().int(),
  style: z.enum(VISUAL_STYLES),
  /**
   * The chosen style in words, for a model that does not draw in it by itself; absent when none was
   * chosen. Without it, such a model was not told the style.
   */
  style_words: z.string().optional(),
  seed: z.number().int().min(0),
  /** Requested settings of the model, validated by the model's own schema. */
  settings: settingValues,
  /** Initial media; absent when there is none. */
  inputs: recipeInputs.optional(),
  /** Absent when no language model was to read the prompt. */
  reading: recipeReading.optional(),
  /**
   * The work it is a remix of, where that was in the feed when it was ordered; absent otherwise. No
   * form has this field, and what others see of a work does not have it either.
   */
  remix_of: z.string().optional(),
  theme: z.string(),
  tone: z.string(),
  caption: z.string(),
  /** What made it, such as "studio", with its version once known. */
  engine: z.string(),
  engineVersion: z.string().nullable(),
  priceVersion: z.number().int(),
};

const imageRecipe = z.object({
  ...common,
  type: z.literal("text-to-image"),
  generationModel: z.null(),
  duration: z.null(),
  fps: z.null(),
  effect: z.null(),
});

const videoRecipe = z.object({
  ...common,
  type: z.enum(["text-to-video", "face-to-video", "photo-to-video", "text-image-to-video"]),
  /** Engine of the video. */
  generationModel: z.string(),
  /** What it begins with: a picture, or words alone. */
  generationType: z.enum(GENERATION_TYPES),
  /** Seconds. */
  duration: z.number(),
  fps: z.number().int(),
  effect: z.enum(EFFECTS).nullable(),
});

/** An uploaded film is used as it is. */
const uploadRecipe = z.object({
  ...common,
  type: z.literal("video-upload"),
  generationModel: z.string(),
  /** Seconds; null when unknown. */
  duration: z.number().nullable(),
  fps: z.null(),
  effect: z.null(),
});

const musicRecipe = z.object({
  ...common,
  type: z.literal("text-to-music"),
  generationModel: z.string(),
  /** Seconds. */
  duration: z.number(),
  fps: z.null(),
  effect: z.null(),
});

const storyRecipe = z.object({
  ...common,
  type: z.literal("text-to-story"),
  generationModel: z.string(),
  /** Seconds, estimated until it is made. */
  duration: z.number(),
  fps: z.number().int(),
  effect: z.null(),
  /** The board that the film is made from. */
  story: recipeStory,
});

/** Moves the settings of an old recipe from its fields to `settings`. */
function gatherSettings(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || "settings" in stored) return stored;
  const settings = Object.entries(stored).filter(
    ([name, value]) => isSettingField(name) && value !== undefined,
  );
  return { ...stored, settings: Object.fromEntries(settings) };
}

const FILMS: readonly unknown[] = videoRecipe.shape.type.options;

/** Returns what a film begins with. */
export const generationTypeOf = (
  inputs: RecipeInputs | undefined,
): VideoRecipe["generationType"] =>
  inputs?.initialImage === undefined ? "text2video" : "image2video";

/** Adds the generation type to the recipe of a film from before it was stored. */
function addGenerationType(stored: unknown): unknown {
  const old = oldFilm.safeParse(stored);
  if (!old.success || !FILMS.includes(old.data.type)) return stored;
  return { generationType: generationTypeOf(old.data.inputs), ...old.data };
}

const oldFilm = z.looseObject({ type: z.string(), inputs: recipeInputs.optional() });

/**
 * Everything needed to make a creation again: the form with all defaults resolved and the seed
 * drawn. Stored with the quote and the creation, and embedded in the files. Old recipes are
 * converted when read.
 */
export const recipe = z.preprocess(
  (stored) => addGenerationType(gatherSettings(stored)),
  z.discriminatedUnion("type", [imageRecipe, videoRecipe, uploadRecipe, musicRecipe, storyRecipe]),
);
export type Recipe = z.infer<typeof recipe>;
export type ImageRecipe = z.infer<typeof imageRecipe>;
export type VideoRecipe = z.infer<typeof videoRecipe>;
export type UploadRecipe = z.infer<typeof uploadRecipe>;
export type MusicRecipe = z.infer<typeof musicRecipe>;
export type StoryRecipe = z.infer<typeof storyRecipe>;

/** Returns the storyboard that a film was made from; null for other works. */
export function storyOf(recipe: Recipe | null): RecipeStory | null {
  return recipe?.type === "text-to-story" ? recipe.story : null;
}

/**
 * Copies the settings of a recipe to its fields, where files and clients have always found them.
 */
export function layOutSettings<Fields extends object>(recipe: Fields): Fields & SettingValues {
  const settings = "settings" in recipe ? settingValues.safeParse(recipe.settings) : null;
  return { ...(settings?.data ?? {}), ...recipe };
}
