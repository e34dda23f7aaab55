import { z } from "zod";
import { person } from "../account/account.ts";
import { mediaFile } from "../media/media-file.ts";
import { ASPECT_RATIOS, CONTENT_KINDS, CREATION_MODES } from "../prompt/vocabulary.ts";
import { ITEM_ACTIONS } from "./creation-action.ts";
import { RATERS } from "./rating.ts";
import { REMIXING } from "./remixing.ts";
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
/** `unconfirmed`: the external service has not answered, and may or may not have the order. */
export const STAGES = [
  "queued",
  "started",
  "unconfirmed",
  "rendering",
  "fetching",
  "checking",
  "saving",
] as const;
export const FAILURE_CLASSES = [
  "engine",
  "timeout",
  "lost",
  "refused",
  "cancelled",
  "input",
  "policy",
] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type CreationStage = (typeof STAGES)[number];
export type FailureClass = (typeof FAILURE_CLASSES)[number];

export const progress = z
  .object({
    stage: z.enum(STAGES),
    /** 0..100 over the whole job; work actually done, never an estimate by time. */
    percent: z.number().min(0).max(100),
    /** Jobs ahead while queued, or orders ahead at the external service, if it reports them. */
    position: z.number().int().nullable(),
    previewUrl: z.string().nullable(),
    /** The external service that makes it; null for the built-in engine. */
    elsewhere: z
      .object({
        service: z.string(),
        /**
         * Median seconds from order to result of this model in recent hours; null when there are
         * too few orders.
         */
        usualSeconds: z.number().int().nullable(),
        /** Time at which the order times out and the gems are refunded. */
        until: z.iso.datetime(),
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
    /** The thumbnail in every available width, narrowest first, for a `srcset`. */
    thumbnails: z.array(mediaFile),
    /** Short, small and mute, for the feed. */
    preview: mediaFile.nullable(),
    /** Waveform of music, JSON: `peaks` of 0..255 along `duration` seconds. */
    peaks: mediaFile.nullable(),
    downloads: z.array(mediaFile.extend({ label: z.string(), fileName: z.string() })),
  })
  .meta({ id: "Media" });
export type Media = z.infer<typeof media>;

/** Traits of a piece of music, for its tile. */
export const musicTraits = z
  .object({
    /** For example "Lo-fi". */
    kind: z.string(),
    /** For example "calm". */
    mood: z.string(),
    /** For example "D dorian". */
    key: z.string(),
    /** Beats per minute. */
    tempo: z.number().int(),
    instruments: z.array(z.string()),
    /** 0..359: a hue that distinguishes pieces of the same kind. */
    hue: z.number().int(),
  })
  .meta({ id: "MusicTraits" });
export type MusicTraits = z.infer<typeof musicTraits>;

/** The data of a tile in the feed, the library and notifications. */
export const creationCard = z
  .object({
    id: z.string(),
    kind: z.enum(CONTENT_KINDS),
    type: z.enum(CREATION_MODES),
    status: z.enum(CONTENT_STATUSES).nullable(),
    prompt: z.string(),
    /** Title given by the owner; null when the prompt serves as the title. */
    title: z.string().nullable(),
    model: z.string(),
    aspectRatio: z.enum(ASPECT_RATIOS),
    width: z.number().int(),
    height: z.number().int(),
    duration: z.number().nullable(),
    thumbhash: z.string().nullable(),
    media: media.nullable(),
    progress: progress.nullable(),
    /** For music only, once it is composed. */
    music: musicTraits.nullable(),
    author: person,
    private: z.boolean(),
    hidden: z.boolean(),
    moderatorHidden: z.boolean(),
    /** For adults who switched such works on; others are never shown them. */
    mature: z.boolean(),
    inFeed: z.boolean(),
    /** True when the server ordered it to fill a new feed, rather than its author. */
    background: z.boolean(),
    likes: z.number().int(),
    likedByMe: z.boolean(),
    /** For the owner only: the order that included other works; null when it was ordered alone. */
    orderId: z.string().nullable(),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CreationCard" });
export type CreationCard = z.infer<typeof creationCard>;

export const failure = z.object({
  reason: z.enum(FAILURE_CLASSES),
  /** Code of the message, with its parameters. */
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** The same in words, in the language of the request. */
  sentence: z.string(),
  canRetry: z.boolean(),
});

/** A chapter of a film: its name, and the second at which it starts. */
export const chapter = z
  .object({ title: z.string(), start: z.number().min(0) })
  .meta({ id: "Chapter" });
export type Chapter = z.infer<typeof chapter>;

/** The whole item, for its page and its owner. */
export const creation = creationCard
  .extend({
    /**
     * Everything needed to make it again: model, engine version, every setting, seed, price
     * version.
     */
    recipe: z.record(z.string(), z.unknown()),
    /** Remarks on the result, such as "Not drawn: theremin.". */
    notices: z.array(z.string()),
    /** What becomes of a cancelled order at its external service, for the owner only; also a notice. */
    stopped: z.string().nullable(),
    /** For a story's film, in order; otherwise empty. */
    chapters: z.array(chapter),
    failure: failure.nullable(),
    /** The cost, for the owner only. */
    gems: z
      .object({ held: z.number().int(), settled: z.number().int(), refunded: z.number().int() })
      .nullable(),
    /** For the owner of a story's film only: script, pictures and this render. */
    storyCost: storyCost.nullable(),
    /** For the owner only: held gems that have expired and would not be returned by cancelling. */
    lostIfCancelled: z.number().int(),
    /**
     * For the owner only: ids of the works in the same order that are not deleted, in that order;
     * null when it was ordered alone.
     */
    order: z.object({ id: z.string(), works: z.array(z.string()) }).nullable(),
    /** For the owner only: whether it is pinned to their profile. */
    pinned: z.boolean(),
    parent: z.object({ id: z.string(), prompt: z.string(), author: person }).nullable(),
    /** Whether the requesting user may remix it. */
    remixing: z.enum(REMIXING),
    /** Whose word rates it mature; null for a general work. */
    ratedBy: z.enum(RATERS).nullable(),
    /** False only for an uploaded film (video-upload). */
    aiGenerated: z.boolean(),
    finishedAt: z.iso.datetime().nullable(),
    deletedAt: z.iso.datetime().nullable(),
    /** Actions available to the requesting user. */
    actions: z.array(z.enum(ITEM_ACTIONS)),
  })
  .meta({ id: "Creation" });
export type Creation = z.infer<typeof creation>;
