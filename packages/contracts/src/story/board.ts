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
  FOOTAGE_SECONDS_MAX,
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

/** Ids inside a board: assigned by the client that adds the item, unique within their list. */
export const localId = unshown(z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/), "an id");
const voice = unshown(z.string().min(1).max(40), "names a voice");
const pictureModel = unshown(z.string().min(1).max(60), "names a model");
const seed = z.number().int().min(0).max(SEED_MAX);

/** Settings of the whole story. */
export const storySettings = z
  .strictObject({
    type: z.enum(STORY_TYPES),
    genre: z.enum(STORY_GENRES),
    theme: z.enum(STORY_THEMES),
    tone: z.enum(STORY_TONES),
    style: z.enum(VISUAL_STYLES),
    /** Key of the model that makes the pictures; the painter when omitted. */
    pictures: pictureModel.optional(),
    aspectRatio: z.enum(ASPECT_RATIOS),
    /** Target of the planner in seconds; the finished length depends on the words. */
    duration: z.number().int().min(STORY_SECONDS_MIN).max(STORY_SECONDS_MAX),
    narration: z.enum(NARRATION_MODES),
    /** Key of the voice that speaks when a scene names no speaker. */
    voice,
    speed: z.number().min(SPEED_MIN).max(SPEED_MAX),
    /** The user's recording of the whole narration; only with narration "own". */
    ownNarration: uploadId.nullable(),
    captionPosition: z.enum(CAPTION_POSITIONS),
    captionStyle: z.enum(CAPTION_STYLES),
    /** True to highlight each word as it is spoken. */
    karaoke: z.boolean(),
    safeArea: z.enum(SAFE_AREAS),
    music: z.boolean(),
    /** Prompt for the music; when empty, genre and tone decide. */
    musicPrompt: z.string().max(200),
    seed,
  })
  .meta({ id: "StorySettings" });
export type StorySettings = z.infer<typeof storySettings>;

/** A character or thing that keeps its look (and voice) in every scene. */
export const castEntry = z
  .strictObject({
    id: localId,
    kind: z.enum(CAST_KINDS),
    /** Name used in the texts, "Ember". */
    name: z.string().trim().min(1).max(CAST_NAME_MAX),
    /** Description for the picture, "a small orange fox with a red scarf". */
    look: z.string().trim().min(1).max(CAST_LOOK_MAX),
    /** For characters only; null when they have no lines of their own. */
    voice: unshown(z.string().max(40), "names a voice").nullable(),
  })
  .meta({ id: "CastEntry" });
export type CastEntry = z.infer<typeof castEntry>;

/** One drawing of a scene; another seed draws it differently. */
export const take = z.strictObject({ id: localId, seed });
export type Take = z.infer<typeof take>;

/** A clip of the scene, made by an external service from its picture. */
export const sceneFootage = z.strictObject({
  /** Key of the model. */
  model: pictureModel,
  /** One of the model's lengths. The scene shows it from its start, and holds its last frame. */
  seconds: z.number().int().min(1).max(FOOTAGE_SECONDS_MAX),
  /** True to begin with the last frame of the scene before, if that one has a clip. */
  continues: z.literal(true).optional(),
});
export type SceneFootage = z.infer<typeof sceneFootage>;

export const boardScene = z
  .strictObject({
    id: localId,
    /** Spoken text; may be empty (a scene without words lasts `seconds`, or four). */
    narration: z.string().max(NARRATION_MAX),
    /** Caption; null to show the narration. */
    caption: z.string().max(NARRATION_MAX).nullable(),
    /** Description of the picture; refers to the cast by name. */
    visual: z.string().trim().min(1).max(VISUAL_MAX),
    /** What makes its pictures, instead of the story's setting: the key of a model, or PAINTER. */
    pictures: pictureModel.optional(),
    /** What moves it; the camera over its picture when omitted. */
    footage: sceneFootage.optional(),
    /** Cast entries that appear in it. */
    cast: z.array(localId).max(CAST_MAX),
    /** Cast entry whose voice speaks; null for the narrator. */
    speaker: localId.nullable(),
    /** Minimum length in seconds; null for as long as the words and a pause. */
    seconds: z.number().min(SCENE_SECONDS_MIN).max(SCENE_SECONDS_MAX).nullable(),
    takes: z.array(take).min(1).max(TAKES_MAX),
    /** The chosen take. */
    takeId: localId,
    /** True to keep it as it is: neither changed nor made again. */
    locked: z.boolean(),
  })
  .meta({ id: "BoardScene" });
export type BoardScene = z.infer<typeof boardScene>;

/**
 * The storyboard: everything that a story is made from. Plain JSON; a finished story carries its
 * board as its recipe.
 */
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
