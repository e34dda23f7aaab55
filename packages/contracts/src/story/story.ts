import { z } from "zod";
import { CONTENT_STATUSES, STAGES } from "../creation/creation.ts";
import { REFUSAL_CODES } from "../http/refusal.ts";
import { PROMPT_MAX, TEXT_MAX } from "../limits.ts";
import { mediaFile } from "../media/media-file.ts";
import { board, localId, storySettings } from "./board.ts";
import { SCENES_MAX } from "./story-limits.ts";
import { SCENE_STAGES, STAGE_STATES, STORY_STOPS } from "./story-vocabulary.ts";

/** POST /api/stories: an idea to write a script for, a script of one's own, or a whole board. */
export const storyRequest = z
  .strictObject({
    /** The idea, in a sentence or some; may be empty when there is a script or a board. */
    prompt: z.string().trim().max(PROMPT_MAX),
    /** Pasted words: split into scenes, never rewritten. */
    script: z.string().trim().max(TEXT_MAX).optional(),
    /** A board from a file or another story; nothing is written, nothing is charged. */
    board: board.optional(),
    settings: storySettings.partial().optional(),
    /** How far to go without asking. Default: script. */
    until: z.enum(STORY_STOPS).optional(),
    /** Gems that may be spent on the way; more is asked for first. Only with `until`. */
    spendAtMost: z.number().int().min(0).max(10_000).optional(),
  })
  .meta({ id: "StoryRequest" });
export type StoryRequest = z.infer<typeof storyRequest>;

/** PUT /api/stories/{id}/board: the board as edited, and the version that was edited. */
export const boardChange = z
  .strictObject({ version: z.number().int(), board })
  .meta({ id: "BoardChange" });
export const boardStep = z.strictObject({ version: z.number().int() }).meta({ id: "BoardStep" });

/** POST /api/stories/{id}/work. `gems` is the price that was shown; a higher one is refused. */
export const storyWork = z
  .strictObject({
    version: z.number().int(),
    /** update: what is stale of pictures and voices · preview: small and quick, free. */
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
  /** Why it failed, or what is worth knowing of it. */
  sentence: z.string().nullable(),
});

/** A word of a narration: seconds within it, and its place in the text (UTF-16). */
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
    /** Start and length in the finished film, seconds; estimated until the narration is spoken. */
    start: z.number(),
    seconds: z.number(),
    estimated: z.boolean(),
    /** Of the chosen take, newest there is, perhaps stale. */
    picture: mediaFile.nullable(),
    takes: z.array(z.object({ id: z.string(), picture: mediaFile.nullable() })),
    narration: z
      .object({
        audio: mediaFile,
        /** Offset of the voice in the scene, seconds. */
        offset: z.number(),
        words: z.array(timedWord),
        /** 0..255, evenly along it. */
        peaks: z.array(z.number()),
      })
      .nullable(),
    /** Small film of this scene with captions and voice. */
    preview: mediaFile.nullable(),
    previewFresh: z.boolean(),
    /** What the picture leaves out or draws otherwise. */
    notices: z.array(z.string()),
    /** There is no picture here for something its words or its cast's name: drawn again it stays away. */
    undrawable: z.boolean(),
    /** Where the picture differs from the cast sheet, in sentences. */
    drift: z.array(z.string()),
    /** What drawing this scene costs, alone; 0 when its picture is there and paid. */
    gems: z.number().int(),
    /** What another picture of it costs. */
    takeGems: z.number().int(),
  })
  .meta({ id: "SceneView" });
export type SceneView = z.infer<typeof sceneView>;

export const storyPrice = z.object({ gems: z.number().int(), explanation: z.string() });
export type StoryPrice = z.infer<typeof storyPrice>;

/** Why a story that makes itself stopped before its goal, and what comes next. */
export const storyPause = z
  .object({
    /** SPEND_LIMIT: the next step costs more than is left of what it may spend. Else the refusal it met. */
    code: z.enum(["SPEND_LIMIT", ...REFUSAL_CODES]),
    next: z.enum(STORY_STOPS),
    /** Price of the next step. */
    gems: z.number().int(),
    /** What it might still have spent. */
    left: z.number().int(),
  })
  .meta({ id: "StoryPause" });
export type StoryPause = z.infer<typeof storyPause>;

/** GET /api/stories/{id}: the board and what stands of it. */
export const story = z
  .object({
    id: z.string(),
    /** Raised with every change of the board. */
    version: z.number().int(),
    /** Raised with every change of anything here but how far its work is. */
    sequence: z.number().int(),
    prompt: z.string(),
    /** null while the script is being written. */
    board: board.nullable(),
    scenes: z.array(sceneView),
    /** Seconds of the finished film. */
    seconds: z.number(),
    /** The music and the whole film. */
    score: stageView,
    assembly: stageView,
    /** Whole story, small. */
    preview: mediaFile.nullable(),
    previewFresh: z.boolean(),
    work: z
      .object({
        kind: z.enum(["script", "update", "preview", "render"]),
        stage: z.enum(STAGES),
        percent: z.number(),
        position: z.number().int().nullable(),
        /** Scenes at work. */
        scenes: z.array(z.string()),
      })
      .nullable(),
    /** Reserved gems whose life has ended: at most so many would not come back from a cancel. */
    lostIfCancelled: z.number().int(),
    /** Who wrote the script, where a language model was to; null: the built-in writer, or its person. */
    scriptNote: z.string().nullable(),
    /** Why the last work ended without success. */
    failure: z.string().nullable(),
    /** Set where it stopped by itself; gone with the next order. */
    pause: storyPause.nullable(),
    prices: z.object({ update: storyPrice, render: storyPrice, take: storyPrice }),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
    render: z
      .object({
        creationId: z.string(),
        status: z.enum(CONTENT_STATUSES).nullable(),
        /** Is it this board's? */
        fresh: z.boolean(),
      })
      .nullable(),
    /** What the link of the board ends with; null: it is not shared. */
    shareToken: z.string().nullable(),
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
    /** Not all of its words have been spoken: `seconds` may still change. */
    estimated: z.boolean(),
    picture: mediaFile.nullable(),
    aspectRatio: z.string(),
    working: z.boolean(),
    renderedAs: z.string().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "StoryCard" });
export type StoryCard = z.infer<typeof storyCard>;

/** GET /api/stories/options: what this server can do for stories. */
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
    /** Voices of services of others, where they are offered to whoever asks. */
    hostedVoices: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Null: nobody has said. */
        gender: z.enum(["female", "male"]).nullable(),
        /** What its service is called. */
        service: z.string(),
        /** For a thousand letters; 0: it is free. */
        gems: z.number(),
        languages: z.array(z.string()),
      }),
    ),
    /** Models of services that may make pictures of scenes, where they are offered to whoever asks. */
    pictureModels: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** What the service is called that makes it now. */
        service: z.string(),
        /** For a picture. */
        gems: z.number().int(),
      }),
    ),
    /** Which voice engine speaks here, and why not the large one. */
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
