import { z } from "zod";
import { UNASKED } from "../hosted/unasked.ts";
import { isSettingField } from "../prompt/setting-fields.ts";
import { type SettingValues, settingValues } from "../prompt/settings-schema.ts";
import { ASPECT_RATIOS, EFFECTS, VISUAL_STYLES } from "../prompt/vocabulary.ts";
import { board } from "../story/board.ts";
import { keptScenes } from "../story/kept-scene.ts";

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
 * What a language model understood of the words, as it was kept, or why they were read here instead. Whoever makes it
 * again asks nobody.
 */
export const recipeReading = z.union([
  z.object({ model: z.string(), said: z.record(z.string(), z.unknown()) }),
  z.object({ model: z.string(), left: z.enum(UNASKED) }),
]);
export type RecipeReading = z.infer<typeof recipeReading>;

/** What every recipe says, whatever is made of it. */
const common = {
  /** Image model, or family of core. */
  model: z.string(),
  prompt: z.string(),
  negative_prompt: z.string(),
  /** What the owner's list had added to it when it was ordered; absent: nothing. No form asks for it, so no remix does twice. */
  house_negative: z.string().optional(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  width: z.number().int(),
  height: z.number().int(),
  style: z.enum(VISUAL_STYLES),
  seed: z.number().int().min(0),
  /** Those of the model's own settings that were asked for; checked by the model's own schema. */
  settings: settingValues,
  /** Initial media; absent where there is none. */
  inputs: recipeInputs.optional(),
  /** Absent where no language model was to read them. */
  reading: recipeReading.optional(),
  theme: z.string(),
  tone: z.string(),
  caption: z.string(),
  /** Who made it, "studio", and its version once known. */
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
  /** Its engine. */
  generationModel: z.string(),
  /** Seconds. */
  duration: z.number(),
  fps: z.number().int(),
  effect: z.enum(EFFECTS).nullable(),
});

/** A film somebody brings along is what it is. */
const uploadRecipe = z.object({
  ...common,
  type: z.literal("video-upload"),
  generationModel: z.string(),
  /** Seconds, as long as is known. */
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
  /** The board the film is made of. */
  story: recipeStory,
});

/** A recipe of before: its settings lie among its fields. */
function gatherSettings(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || "settings" in stored) return stored;
  const settings = Object.entries(stored).filter(
    ([name, value]) => isSettingField(name) && value !== undefined,
  );
  return { ...stored, settings: Object.fromEntries(settings) };
}

/**
 * Everything needed to make a creation again: the form with each default resolved and the seed drawn.
 * Stored with quote and creation, embedded in the files. Those of before are read as those of today.
 */
export const recipe = z.preprocess(
  gatherSettings,
  z.discriminatedUnion("type", [imageRecipe, videoRecipe, uploadRecipe, musicRecipe, storyRecipe]),
);
export type Recipe = z.infer<typeof recipe>;
export type ImageRecipe = z.infer<typeof imageRecipe>;
export type VideoRecipe = z.infer<typeof videoRecipe>;
export type UploadRecipe = z.infer<typeof uploadRecipe>;
export type MusicRecipe = z.infer<typeof musicRecipe>;
export type StoryRecipe = z.infer<typeof storyRecipe>;

/** The storyboard a film was made of; null of everything else. */
export function storyOf(recipe: Recipe | null): RecipeStory | null {
  return recipe?.type === "text-to-story" ? recipe.story : null;
}

/** A recipe with its settings among its fields too, where files and clients have always found them. */
export function layOutSettings<Fields extends object>(recipe: Fields): Fields & SettingValues {
  const settings = "settings" in recipe ? settingValues.safeParse(recipe.settings) : null;
  return { ...(settings?.data ?? {}), ...recipe };
}
