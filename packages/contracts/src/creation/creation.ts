import { z } from "zod";
import { person } from "../account/account.ts";
import { mediaFile } from "../media/media-file.ts";
import { ASPECT_RATIOS, CONTENT_KINDS, CREATION_MODES } from "../prompt/vocabulary.ts";
import { ITEM_ACTIONS } from "./creation-action.ts";
import { storyCost } from "./story-cost.ts";

/** Wire statuses of the specification; a finished, usable item has none (null). */
export const CONTENT_STATUSES = [
  "processing",
  "failed",
  "deleted",
  "review",
  "scheduled",
  "rejected",
] as const;
export const STAGES = ["queued", "started", "rendering", "fetching", "checking", "saving"] as const;
export const FAILURE_CLASSES = [
  "engine",
  "timeout",
  "lost",
  "refused",
  "cancelled",
  "input",
] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type CreationStage = (typeof STAGES)[number];
export type FailureClass = (typeof FAILURE_CLASSES)[number];

export const progress = z
  .object({
    stage: z.enum(STAGES),
    /** 0..100 over the whole job; real work done, never a guess by the clock. */
    percent: z.number().min(0).max(100),
    /** Jobs in front, while queued; orders in front at the service that has it, where it says so. */
    position: z.number().int().nullable(),
    previewUrl: z.string().nullable(),
    /** The service of others that makes it; null: it is made here. */
    elsewhere: z
      .object({
        service: z.string(),
        /** Seconds from order to result, the median of its model there in the last hours; null: too few to say. */
        usualSeconds: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Progress" });
export type Progress = z.infer<typeof progress>;

export const media = z
  .object({
    /** The result itself: MP4 for a video, WebP for an image, MP3 for music. */
    main: mediaFile,
    poster: mediaFile.nullable(),
    thumbnail: mediaFile.nullable(),
    /** The same in every width there is, narrowest first: what a `srcset` is made of. */
    thumbnails: z.array(mediaFile),
    /** Short, small and mute: what the feed plays. */
    preview: mediaFile.nullable(),
    /** Waveform of music, JSON: `peaks` of 0..255 along `duration` seconds. */
    peaks: mediaFile.nullable(),
    downloads: z.array(mediaFile.extend({ label: z.string(), fileName: z.string() })),
  })
  .meta({ id: "Media" });
export type Media = z.infer<typeof media>;

/** What a piece of music is like, for its tile. */
export const musicTraits = z
  .object({
    /** "Lo-fi". */
    kind: z.string(),
    /** "calm". */
    mood: z.string(),
    /** "D dorian". */
    key: z.string(),
    /** Beats a minute. */
    tempo: z.number().int(),
    instruments: z.array(z.string()),
    /** 0..359: a colour of its own among pieces of the same kind. */
    hue: z.number().int(),
  })
  .meta({ id: "MusicTraits" });
export type MusicTraits = z.infer<typeof musicTraits>;

/** What a tile needs: feed, library, notifications. */
export const creationCard = z
  .object({
    id: z.string(),
    kind: z.enum(CONTENT_KINDS),
    type: z.enum(CREATION_MODES),
    status: z.enum(CONTENT_STATUSES).nullable(),
    prompt: z.string(),
    /** A name its owner gave it; null: the prompt is its name. */
    title: z.string().nullable(),
    model: z.string(),
    aspectRatio: z.enum(ASPECT_RATIOS),
    width: z.number().int(),
    height: z.number().int(),
    duration: z.number().nullable(),
    thumbhash: z.string().nullable(),
    media: media.nullable(),
    progress: progress.nullable(),
    /** Only of music, once it is written. */
    music: musicTraits.nullable(),
    author: person,
    private: z.boolean(),
    hidden: z.boolean(),
    moderatorHidden: z.boolean(),
    inFeed: z.boolean(),
    /** Ordered by the house for a new server, not by its author. */
    background: z.boolean(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    /** Only for its owner: the press that ordered it with others; null: it was ordered alone. */
    orderId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CreationCard" });
export type CreationCard = z.infer<typeof creationCard>;

export const failure = z.object({
  reason: z.enum(FAILURE_CLASSES),
  /** What is said of it, as a code with what it speaks of. */
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** The same in words, in the language the request asks for. */
  sentence: z.string(),
  canRetry: z.boolean(),
});

/** A part of a film: its name, and the second at which it begins. */
export const chapter = z
  .object({ title: z.string(), start: z.number().min(0) })
  .meta({ id: "Chapter" });
export type Chapter = z.infer<typeof chapter>;

/** The whole item: its page, its owner's view. */
export const creation = creationCard
  .extend({
    /** Everything needed to make it again: model, engine version, every setting, seed, price version. */
    recipe: z.record(z.string(), z.unknown()),
    /** True things worth saying: "Not drawn: theremin.". */
    notices: z.array(z.string()),
    /** Of a story's film, in order; else none. */
    chapters: z.array(chapter),
    failure: failure.nullable(),
    /** Only the owner sees what it cost. */
    gems: z
      .object({ held: z.number().int(), settled: z.number().int(), refunded: z.number().int() })
      .nullable(),
    /** Only for its owner, of a story's film: script, pictures and this render. */
    storyCost: storyCost.nullable(),
    /** Only for its owner: reserved gems whose life has ended, which a cancel would not bring back. */
    lostIfCancelled: z.number().int(),
    /** Only for its owner: ids of what one press ordered with it and is not deleted, in the order asked; null: it was ordered alone. */
    order: z.object({ id: z.string(), works: z.array(z.string()) }).nullable(),
    parent: z.object({ id: z.string(), prompt: z.string(), author: person }).nullable(),
    /** False only for a film somebody brought along (video-upload). */
    aiGenerated: z.boolean(),
    finishedAt: z.iso.datetime().nullable(),
    deletedAt: z.iso.datetime().nullable(),
    /** What the asking person may do now. */
    actions: z.array(z.enum(ITEM_ACTIONS)),
  })
  .meta({ id: "Creation" });
export type Creation = z.infer<typeof creation>;
