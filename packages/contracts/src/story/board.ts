import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { SEED_MAX } from "../limits.ts";
import {
  ASPECT_RATIOS,
  CAPTION_POSITIONS,
  STORY_GENRES,
  STORY_TYPES,
  VISUAL_STYLES,
} from "../prompt/vocabulary.ts";
import { uploadId } from "../upload/upload.ts";
import {
  CAST_LOOK_MAX,
  CAST_MAX,
  CAST_NAME_MAX,
  NARRATION_MAX,
  SCENE_SECONDS_MAX,
  SCENE_SECONDS_MIN,
  SCENES_MAX,
  SPEED_MAX,
  SPEED_MIN,
  STORY_DESCRIPTION_MAX,
  STORY_SECONDS_MAX,
  STORY_SECONDS_MIN,
  STORY_TITLE_MAX,
  TAKES_MAX,
  VISUAL_MAX,
} from "./story-limits.ts";
import {
  CAPTION_STYLES,
  CAST_KINDS,
  NARRATION_MODES,
  SAFE_AREAS,
  STORY_THEMES,
  STORY_TONES,
} from "./story-vocabulary.ts";

/** Ids inside a board: made by whoever adds the thing, unique within their list. */
export const localId = unshown(z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/), "an id");
const voice = unshown(z.string().min(1).max(40), "names a voice");
const pictureModel = unshown(z.string().min(1).max(60), "names a model");
const seed = z.number().int().min(0).max(SEED_MAX);

/** What the whole story has in common. */
export const storySettings = z
  .strictObject({
    type: z.enum(STORY_TYPES),
    genre: z.enum(STORY_GENRES),
    theme: z.enum(STORY_THEMES),
    tone: z.enum(STORY_TONES),
    style: z.enum(VISUAL_STYLES),
    /** Key of the model that makes the pictures; without one the painter does. */
    pictures: pictureModel.optional(),
    aspectRatio: z.enum(ASPECT_RATIOS),
    /** Seconds the planner aims at; the finished length is what the words need. */
    duration: z.number().int().min(STORY_SECONDS_MIN).max(STORY_SECONDS_MAX),
    narration: z.enum(NARRATION_MODES),
    /** Key of a voice; who speaks where a scene names nobody. */
    voice,
    speed: z.number().min(SPEED_MIN).max(SPEED_MAX),
    /** Own recording of the whole narration; only with narration "own". */
    ownNarration: uploadId.nullable(),
    captionPosition: z.enum(CAPTION_POSITIONS),
    captionStyle: z.enum(CAPTION_STYLES),
    /** Each word lights up as it is spoken. */
    karaoke: z.boolean(),
    safeArea: z.enum(SAFE_AREAS),
    music: z.boolean(),
    /** Words for the composer of the music; empty: what genre and tone suggest. */
    musicPrompt: z.string().max(200),
    seed,
  })
  .meta({ id: "StorySettings" });
export type StorySettings = z.infer<typeof storySettings>;

/** Somebody or something that keeps its look (and voice) in every scene. */
export const castEntry = z
  .strictObject({
    id: localId,
    kind: z.enum(CAST_KINDS),
    /** How the texts call it, "Ember". */
    name: z.string().trim().min(1).max(CAST_NAME_MAX),
    /** Words for the picture, "a small orange fox with a red scarf". */
    look: z.string().trim().min(1).max(CAST_LOOK_MAX),
    /** Only of characters; null: they do not speak for themselves. */
    voice: unshown(z.string().max(40), "names a voice").nullable(),
  })
  .meta({ id: "CastEntry" });
export type CastEntry = z.infer<typeof castEntry>;

/** One drawing of a scene; another seed draws it differently. */
export const take = z.strictObject({ id: localId, seed });
export type Take = z.infer<typeof take>;

export const boardScene = z
  .strictObject({
    id: localId,
    /** What is said; may be empty (a scene without words lasts `seconds`, or four). */
    narration: z.string().max(NARRATION_MAX),
    /** What is shown as caption; null: what is said. */
    caption: z.string().max(NARRATION_MAX).nullable(),
    /** What is seen; cast is called by name. */
    visual: z.string().trim().min(1).max(VISUAL_MAX),
    /** Who makes its pictures, in place of the story's: the key of a model, or PAINTER. */
    pictures: pictureModel.optional(),
    /** Cast entries that are in it. */
    cast: z.array(localId).max(CAST_MAX),
    /** Whose voice speaks; null: the narrator. */
    speaker: localId.nullable(),
    /** Shortest length; null: as long as the words and a breath. */
    seconds: z.number().min(SCENE_SECONDS_MIN).max(SCENE_SECONDS_MAX).nullable(),
    takes: z.array(take).min(1).max(TAKES_MAX),
    /** The chosen one. */
    takeId: localId,
    /** Kept as it is: neither changed nor made again. */
    locked: z.boolean(),
  })
  .meta({ id: "BoardScene" });
export type BoardScene = z.infer<typeof boardScene>;

/** The storyboard: all a story is made of. Plain JSON; a finished story carries its board as recipe. */
export const board = z
  .strictObject({
    title: z.string().trim().min(1).max(STORY_TITLE_MAX),
    description: z.string().max(STORY_DESCRIPTION_MAX),
    settings: storySettings,
    cast: z.array(castEntry).max(CAST_MAX),
    scenes: z.array(boardScene).min(1).max(SCENES_MAX),
  })
  .meta({ id: "Board" });
export type Board = z.infer<typeof board>;
