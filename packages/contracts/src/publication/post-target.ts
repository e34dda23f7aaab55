import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { TEXT_MAX } from "../limits.ts";
import { AS_IT_IS, type MediaFit, mediaFit } from "./fit-media.ts";
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
/** Written under the post by its own account, once it is there; empty for none. */
const firstComment = z.string().max(TEXT_MAX).default("");
/** What is changed of its file; nothing by default. */
const fit = mediaFit.prefault({});
/** Says that it was made with AI; what our records know of it cannot be taken back. */
const saysAiMade = z.boolean().default(false);

const facebook = z.strictObject({
  platform: z.literal("facebook"),
  kind: z.enum(PUBLICATION_KINDS.facebook),
  caption: caption.default(""),
  /** For a reel or a video. */
  title: title.nullable().default(null),
  firstComment,
  fit,
});

const instagram = z.strictObject({
  platform: z.literal("instagram"),
  kind: z.enum(PUBLICATION_KINDS.instagram),
  /** Not for stories. */
  caption: caption.default(""),
  /** For a reel: also shown in the feed. */
  sharesToFeed: z.boolean().default(true),
  /** Not for stories. */
  firstComment,
  fit,
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
  fit,
  coverAt,
  saysAiMade,
});

/** Finished and posted by its creator in TikTok's app. */
const tiktokDraft = z.strictObject({
  platform: z.literal("tiktok"),
  kind: z.literal("draft"),
  fit,
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
  /** Not for private videos, nor for those that are made for kids. */
  firstComment,
  fit,
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

/** Whether there can be comments under a post. */
export function takesComments(fields: PublicationFields): boolean {
  switch (fields.platform) {
    case "facebook":
      return true;
    case "instagram":
      return fields.kind === "reel" || fields.kind === "photos";
    case "youtube":
      return !fields.isMadeForKids && fields.visibility !== "private";
    default:
      return false;
  }
}

/** Returns what is changed of the file of a post. */
export const fitOf = (fields: PublicationFields): MediaFit =>
  "fit" in fields ? fields.fit : AS_IT_IS;

/** Returns what is written under a post once it is there; empty for nothing. */
export const firstCommentOf = (fields: PublicationFields): string =>
  "firstComment" in fields ? fields.firstComment.trim() : "";

/** Where a work is published, and what is asked for there. */
export const postTarget = z.strictObject({
  /** One of one's connected accounts of that platform; "kinora" for our own feed. */
  connectionId: unshown(z.string().min(1).max(64), "an id"),
  // What was stored before stays readable.
  fields: publicationFields
    .refine((fields) => !isBrandedPrivate(fields), {
      ...{ ...says("field.brandedPrivate"), path: ["audience"] },
    })
    .refine((fields) => firstCommentOf(fields) === "" || takesComments(fields), {
      ...{ ...says("field.noComments"), path: ["firstComment"] },
    }),
});
export type PostTarget = z.output<typeof postTarget>;
/** A target as it is sent, before defaults are filled in. */
export type PostTargetInput = z.input<typeof postTarget>;
