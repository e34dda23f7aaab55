import { z } from "zod";
import { CONTENT_STATUSES, STAGES } from "../creation/creation.ts";
import { REFUSAL_CODES } from "../http/refusal.ts";
import { PROMPT_MAX, TEXT_MAX } from "../limits.ts";
import { mediaFile } from "../media/media-file.ts";
import { FLAG_REASONS } from "../moderation/report.ts";
import { board, localId, storySettings } from "./board.ts";
import { SCENES_MAX } from "./story-limits.ts";
import { SCENE_STAGES, STAGE_STATES, STORY_STOPS } from "./story-vocabulary.ts";

/** POST /api/stories: an idea to write a script for, the user's own script, or a whole board. */
export const storyRequest = z
  .strictObject({
    /** The idea, in a few sentences; may be empty when there is a script or a board. */
    prompt: z.string().trim().max(PROMPT_MAX),
    /** Pasted text: split into scenes, never rewritten. */
    script: z.string().trim().max(TEXT_MAX).optional(),
    /** A board from a file or another story; nothing is written or charged. */
    board: board.optional(),
    settings: storySettings.partial().optional(),
    /** How far to continue automatically. Default: script. */
    until: z.enum(STORY_STOPS).optional(),
    /** Maximum gems to spend automatically; more requires confirmation. Only with `until`. */
    spendAtMost: z.number().int().min(0).max(10_000).optional(),
  })
  .meta({ id: "StoryRequest" });
export type StoryRequest = z.infer<typeof storyRequest>;

/** PUT /api/stories/{id}/board: the edited board, and the version that the edit is based on. */
export const boardChange = z
  .strictObject({ version: z.number().int(), board })
  .meta({ id: "BoardChange" });
export const boardStep = z.strictObject({ version: z.number().int() }).meta({ id: "BoardStep" });

/** POST /api/stories/{id}/work. `gems` is the price that was shown; a higher one is rejected. */
export const storyWork = z
  .strictObject({
    version: z.number().int(),
    /** update: stale pictures and voices · preview: small and quick, free. */
    kind: z.enum(["update", "preview"]),
    /** Only these scenes of the board. Default: all. */
    scenes: z.array(localId).min(1).max(SCENES_MAX).optional(),
    gems: z.number().int(),
  })
  .meta({ id: "StoryWork" });
export type StoryWork = z.infer<typeof storyWork>;

export const renderOrder = z
  .strictObject({
    version: z.number().int(),
    gems: z.number().int(),
    private: z.boolean().optional(),
    hidden: z.boolean().optional(),
  })
  .meta({ id: "RenderOrder" });
export type RenderOrder = z.infer<typeof renderOrder>;

const stageView = z.object({
  state: z.enum(STAGE_STATES),
  /** Why it failed, or a remark on it. */
  sentence: z.string().nullable(),
});

/** A word of a narration: its seconds within it, and its position in the text (UTF-16). */
export const timedWord = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  from: z.number().int(),
  to: z.number().int(),
});
export type TimedWord = z.infer<typeof timedWord>;

export const sceneView = z
  .object({
    id: z.string(),
    stages: z.record(z.enum(SCENE_STAGES), stageView),
    /**
     * Start and length in the finished film, in seconds; estimated until the narration is spoken.
     */
    start: z.number(),
    seconds: z.number(),
    estimated: z.boolean(),
    /** Latest picture of the chosen take, which may be stale. */
    picture: mediaFile.nullable(),
    takes: z.array(z.object({ id: z.string(), picture: mediaFile.nullable() })),
    narration: z
      .object({
        audio: mediaFile,
        /** Offset of the voice in the scene, in seconds. */
        offset: z.number(),
        words: z.array(timedWord),
        /** 0..255, evenly spaced. */
        peaks: z.array(z.number()),
      })
      .nullable(),
    /** Small film of this scene with captions and voice. */
    preview: mediaFile.nullable(),
    previewFresh: z.boolean(),
    /** What the picture omits or draws differently. */
    notices: z.array(z.string()),
    /**
     * True when something in its description or cast cannot be drawn, even if it is drawn again.
     */
    undrawable: z.boolean(),
    /** Differences between the picture and the cast sheet, in sentences. */
    drift: z.array(z.string()),
    /** Clip of an external service; null when the camera moves over the picture. */
    footage: stageView
      .extend({
        /** Price of the clip; 0 when it exists and is paid. */
        gems: z.number().int(),
        /** True when it begins with the last frame of the scene before. */
        continues: z.boolean(),
      })
      .nullable(),
    /** Price of making this scene alone; 0 when everything in it exists and is paid. */
    gems: z.number().int(),
    /** Price of another picture of it. */
    takeGems: z.number().int(),
  })
  .meta({ id: "SceneView" });
export type SceneView = z.infer<typeof sceneView>;

export const storyPrice = z.object({ gems: z.number().int(), explanation: z.string() });
export type StoryPrice = z.infer<typeof storyPrice>;

/** Why an automatic story stopped before its goal, and the next step. */
export const storyPause = z
  .object({
    /**
     * SPEND_LIMIT when the next step costs more than it may still spend; otherwise the refusal that
     * stopped it.
     */
    code: z.enum(["SPEND_LIMIT", ...REFUSAL_CODES]),
    next: z.enum(STORY_STOPS),
    /** Price of the next step. */
    gems: z.number().int(),
    /** Gems that it may still spend. */
    left: z.number().int(),
  })
  .meta({ id: "StoryPause" });
export type StoryPause = z.infer<typeof storyPause>;

/** Why a storyboard can't be shared. */
export const storyRestriction = z
  .object({
    /** True when its pictures and films are closed to its owner too, and nothing is made of it. */
    withheld: z.boolean(),
    /** The decision that stands, with its statement of reasons; null until the staff decides. */
    decision: z.object({ id: z.string(), rule: z.enum(FLAG_REASONS), note: z.string() }).nullable(),
  })
  .meta({ id: "StoryRestriction" });
export type StoryRestriction = z.infer<typeof storyRestriction>;

/** GET /api/stories/{id}: the board and its current state. */
export const story = z
  .object({
    id: z.string(),
    /** Incremented with every change of the board. */
    version: z.number().int(),
    /** Incremented with every change of this story except the progress of its work. */
    sequence: z.number().int(),
    prompt: z.string(),
    /** Null while the script is being written. */
    board: board.nullable(),
    scenes: z.array(sceneView),
    /** Seconds of the finished film. */
    seconds: z.number(),
    /** Stages of the music and of the whole film. */
    score: stageView,
    assembly: stageView,
    /** Small version of the whole story. */
    preview: mediaFile.nullable(),
    previewFresh: z.boolean(),
    work: z
      .object({
        kind: z.enum(["script", "update", "preview", "render"]),
        stage: z.enum(STAGES),
        percent: z.number(),
        position: z.number().int().nullable(),
        /** Scenes in progress. */
        scenes: z.array(z.string()),
      })
      .nullable(),
    /** Held gems that have expired: the maximum that cancelling would not return. */
    lostIfCancelled: z.number().int(),
    /**
     * Writer of the script when a language model was to write it; null for the built-in writer or
     * the author.
     */
    scriptNote: z.string().nullable(),
    /** Why the last work ended without success. */
    failure: z.string().nullable(),
    /** Set when it stopped by itself; cleared by the next order. */
    pause: storyPause.nullable(),
    prices: z.object({ update: storyPrice, render: storyPrice, take: storyPrice }),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
    render: z
      .object({
        creationId: z.string(),
        status: z.enum(CONTENT_STATUSES).nullable(),
        /** True when it matches the current board. */
        fresh: z.boolean(),
      })
      .nullable(),
    /** Last part of the board's link; null when it is not shared. */
    shareToken: z.string().nullable(),
    /** Null when it can be shared. */
    restriction: storyRestriction.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Story" });
export type Story = z.infer<typeof story>;

export const storyCard = z
  .object({
    id: z.string(),
    title: z.string(),
    prompt: z.string(),
    scenes: z.number().int(),
    seconds: z.number(),
    /** True when not all of its words have been spoken and `seconds` may still change. */
    estimated: z.boolean(),
    picture: mediaFile.nullable(),
    aspectRatio: z.string(),
    working: z.boolean(),
    /** True when its pictures are closed to its owner, too. */
    withheld: z.boolean(),
    renderedAs: z.string().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "StoryCard" });
export type StoryCard = z.infer<typeof storyCard>;

/** GET /api/stories/options: what this server offers for stories. */
export const storyOptions = z
  .object({
    voices: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        language: z.string(),
        gender: z.enum(["female", "male"]),
        manner: z.string(),
      }),
    ),
    /** Voices of external services that are offered to this viewer. */
    hostedVoices: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Null when unknown. */
        gender: z.enum(["female", "male"]).nullable(),
        /** Display name of its service. */
        service: z.string(),
        /** Per thousand characters; 0 when free. */
        gems: z.number(),
        languages: z.array(z.string()),
      }),
    ),
    /** Hosted models for the pictures of scenes that are offered to this viewer. */
    pictureModels: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Display name of the service that currently makes it. */
        service: z.string(),
        /** Per picture. */
        gems: z.number().int(),
      }),
    ),
    /** Hosted models for the clips of scenes that are offered to this viewer. */
    clipModels: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Display name of the service that currently makes it. */
        service: z.string(),
        /** Shapes of stories that it makes. */
        ratios: z.array(z.string()),
        /** Its lengths with their prices, shortest first. */
        lengths: z.array(z.object({ seconds: z.number().int(), gems: z.number().int() })),
      }),
    ),
    /** The voice engine in use, and why it is not the large one. */
    voiceEngine: z.enum(["large", "small"]),
    voiceNote: z.string().nullable(),
    prices: z.object({
      script: z.number().int(),
      picture: z.number().int(),
      renderSecondsPerGem: z.number().int(),
    }),
    defaults: storySettings,
  })
  .meta({ id: "StoryOptions" });
export type StoryOptions = z.infer<typeof storyOptions>;
