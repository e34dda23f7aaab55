import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { TEXT_MAX } from "../limits.ts";
import {
  PUBLICATION_KINDS,
  TIKTOK_AUDIENCES,
  YOUTUBE_CATEGORIES,
  YOUTUBE_VISIBILITIES,
} from "./publication-vocabulary.ts";

/** Texts are stored up to here; what a platform takes is less, and is found by checkPublication. */
const caption = z.string().max(TEXT_MAX);
const title = z.string().trim().max(300);
/** Milliseconds into the film; null lets the platform choose. */
const coverAt = z.int().min(0).nullable().default(null);
/** Says that it was made with AI; what our records know of it cannot be taken back. */
const saysAiMade = z.boolean().default(false);

const facebook = z.strictObject({
  platform: z.literal("facebook"),
  kind: z.enum(PUBLICATION_KINDS.facebook),
  caption: caption.default(""),
  /** For a reel or a video. */
  title: title.nullable().default(null),
});

const instagram = z.strictObject({
  platform: z.literal("instagram"),
  kind: z.enum(PUBLICATION_KINDS.instagram),
  /** Not for stories. */
  caption: caption.default(""),
  /** For a reel: also shown in the feed. */
  sharesToFeed: z.boolean().default(true),
  coverAt,
  saysAiMade,
});

const tiktokVideo = z.strictObject({
  platform: z.literal("tiktok"),
  kind: z.literal("video"),
  caption: caption.default(""),
  /** Chosen by a person each time, among those that the account is offered: no default. */
  audience: z.enum(TIKTOK_AUDIENCES),
  allowsComments: z.boolean().default(false),
  allowsDuets: z.boolean().default(false),
  allowsStitches: z.boolean().default(false),
  /** Promotes the creator's own business. */
  isOwnBrand: z.boolean().default(false),
  /** Promotes somebody who pays for it. */
  isBrandedContent: z.boolean().default(false),
  /** The person agreed to TikTok's Music Usage Confirmation. */
  agreesToMusic: z.literal(true),
  coverAt,
  saysAiMade,
});

/** Finished and posted by its creator in TikTok's app. */
const tiktokDraft = z.strictObject({
  platform: z.literal("tiktok"),
  kind: z.literal("draft"),
});

const youtube = z.strictObject({
  platform: z.literal("youtube"),
  kind: z.enum(PUBLICATION_KINDS.youtube),
  title,
  /** Ends with a line of ours, by which the video is found again. */
  description: caption.default(""),
  tags: z.array(z.string().trim().min(1).max(100)).max(60).default([]),
  /** Asked each time, as are the next two. */
  categoryId: z.enum(YOUTUBE_CATEGORIES),
  visibility: z.enum(YOUTUBE_VISIBILITIES),
  isMadeForKids: z.boolean(),
  notifiesSubscribers: z.boolean().default(true),
  saysAiMade,
});

/** Our own feed, where a work's title and prompt are its words. */
const kinora = z.strictObject({ platform: z.literal("kinora"), kind: z.literal("feed") });

/** What is asked for at one platform. */
export const publicationFields = z
  .union([facebook, instagram, tiktokVideo, tiktokDraft, youtube, kinora])
  .meta({ id: "PublicationFields" });
export type PublicationFields = z.output<typeof publicationFields>;

/** TikTok takes no paid promotion that only its creator sees. */
const isBrandedPrivate = (fields: PublicationFields): boolean =>
  fields.platform === "tiktok" &&
  fields.kind === "video" &&
  fields.isBrandedContent &&
  fields.audience === "SELF_ONLY";

/** Where a work is published, and what is asked for there. */
export const postTarget = z.strictObject({
  /** One of one's connected accounts of that platform; "kinora" for our own feed. */
  connectionId: unshown(z.string().min(1).max(64), "an id"),
  // What was stored before stays readable.
  fields: publicationFields.refine((fields) => !isBrandedPrivate(fields), {
    ...{ ...says("field.brandedPrivate"), path: ["audience"] },
  }),
});
export type PostTarget = z.output<typeof postTarget>;
/** A target as it is sent, before defaults are filled in. */
export type PostTargetInput = z.input<typeof postTarget>;
