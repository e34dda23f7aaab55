import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { TEXT_MAX } from "../limits.ts";
import { WEEKDAYS } from "../schedule/repeat.ts";
import { mediaFit } from "./fit-media.ts";
import { ONCE_EACH, post, TARGETS_MAX } from "./post.ts";
import {
  TIKTOK_AUDIENCES,
  YOUTUBE_CATEGORIES,
  YOUTUBE_VISIBILITIES,
} from "./publication-vocabulary.ts";

/** Drafts that a person may keep at once. */
export const POST_DRAFTS_MAX = 50;

const as = (what: string, most: number) => unshown(z.string().max(most), what);

/** What was chosen and written for one account so far; null where nothing was. */
export const draftTarget = z.strictObject({
  connectionId: unshown(z.string().min(1).max(64), "an id"),
  /** Null for the first kind that suits the work. */
  kind: as("one of the platform's kinds", 40).nullable(),
  /** Null for the words it begins with. */
  caption: z.string().max(TEXT_MAX).nullable(),
  title: z.string().max(300).nullable(),
  /** As they are written, separated by commas. */
  tags: z.string().max(7_000),
  firstComment: z.string().max(TEXT_MAX).default(""),
  fit: mediaFit.prefault({}),
  coverAt: z.int().min(0).nullable(),
  saysAiMade: z.boolean(),
  sharesToFeed: z.boolean(),
  tiktok: z.strictObject({
    audience: z.enum(TIKTOK_AUDIENCES).nullable(),
    allowsComments: z.boolean(),
    allowsDuets: z.boolean(),
    allowsStitches: z.boolean(),
    promotes: z.boolean(),
    isOwnBrand: z.boolean(),
    isBrandedContent: z.boolean(),
    agreesToMusic: z.boolean(),
  }),
  youtube: z.strictObject({
    visibility: z.enum(YOUTUBE_VISIBILITIES).nullable(),
    isMadeForKids: z.boolean().nullable(),
    categoryId: z.enum(YOUTUBE_CATEGORIES).nullable(),
    notifiesSubscribers: z.boolean(),
  }),
});

/** A time and a repeat as they are being chosen: nothing of it needs to be complete. */
const draftWhen = z.strictObject({
  time: z.strictObject({ date: as("a date", 10), time: as("a time", 5), zone: as("a zone", 64) }),
  repeat: z.strictObject({
    every: z.enum(["never", "day", "week", "month"]),
    weekdays: z
      .array(z.union(WEEKDAYS.map((day) => z.literal(day))))
      .max(7)
      .nullable(),
    monthDay: z.int().min(1).max(31).nullable(),
    endBy: z.enum(["count", "date"]),
    count: as("a number", 4),
    until: as("a date", 10),
  }),
});

/** PUT /api/post-drafts/{id}: all that was entered to publish a work, complete or not. */
export const postDraftWish = z.strictObject({
  workId: unshown(z.string().min(1).max(64), "an id"),
  targets: z
    .array(draftTarget)
    .max(TARGETS_MAX)
    .refine(...ONCE_EACH),
  /** Null for at once. */
  when: draftWhen.nullable(),
});
export type PostDraftWish = z.output<typeof postDraftWish>;

/** A post that was not ordered yet: nothing is published of it. */
export const postDraft = z
  .object({
    id: z.string(),
    outcome: z.literal("scheduled"),
    stage: z.literal("draft"),
    workId: z.string(),
    /** Null when it is gone: what was written stays, and cannot be published. */
    work: post.shape.work,
    targets: z.array(draftTarget),
    when: draftWhen.nullable(),
    createdAt: z.iso.datetime(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: "PostDraft" });
export type KeptDraft = z.output<typeof postDraft>;

/** GET /api/post-drafts: all of a person's, the last saved first. */
export const postDrafts = z.object({ items: z.array(postDraft), limit: z.int() });

/** The id is chosen by whoever saves, so that saving again is the same draft. */
export const draftId = z.object({ id: unshown(z.uuid(), "an id") });
