import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { unshown } from "../field/unshown.ts";
import { pageQuery } from "../http/page.ts";
import { PAGE_SIZE_MAX, SEARCH_MAX } from "../limits.ts";
import { ASPECT_RATIOS, CONTENT_KINDS, VISUAL_STYLES } from "../prompt/vocabulary.ts";
import { SEARCH_SORTS } from "./search-sorts.ts";

export const FEED_KINDS = ["trending", "recent", "search"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** GET /api/feed. The filters apply to every kind; `q` and `sort` are for search. */
export const feedQuery = pageQuery.extend({
  kind: z.enum(FEED_KINDS).default("trending"),
  /** Words of the title or prompt, or the author's name or handle. */
  q: z.string().trim().max(SEARCH_MAX).optional(),
  sort: z.enum(SEARCH_SORTS).default("relevance"),
  content: z.enum(CONTENT_KINDS).optional(),
  model: z.string().max(80).optional(),
  style: z.enum(VISUAL_STYLES).optional(),
  aspectRatio: z.enum(ASPECT_RATIOS).optional(),
  /** Handle of the author. */
  author: z.string().max(30).optional(),
  /** Handle of a user who likes it, if that user's likes are visible to the requester. */
  likedBy: z.string().max(30).optional(),
  /** Handle of a user who pinned it to their profile; recent shows the latest pinned first. */
  pinnedBy: z.string().max(30).optional(),
  /** Id of a collection that the requester sees; recent shows what was added last first. */
  collection: z.string().max(64).optional(),
  /**
   * The feed as of this moment (a page's `timestamp`). Trending: the ranking made then, or the
   * latest when that one is gone; otherwise: nothing published later.
   */
  asOf: z.iso.datetime().optional(),
  /** Joins as many pages as it takes to have this many items; one page when omitted. */
  fill: z.coerce.number<number>().int().min(1).max(PAGE_SIZE_MAX).optional(),
  /** Recent only: returns the number of items newer than this moment in `newer`. */
  since: z.iso.datetime().optional(),
});
export type FeedQuery = z.infer<typeof feedQuery>;

export const feedPage = z.object({
  items: z.array(creationCard),
  nextCursor: z.string().nullable(),
  /** Trending: when the ranking was made. Recent: the latest moment on this page. */
  timestamp: z.iso.datetime().nullable(),
  newer: z.number().int(),
});
export type FeedPage = z.infer<typeof feedPage>;

export const likeState = z.object({ likes: z.number().int(), likedByMe: z.boolean() });
export const impressions = z.strictObject({
  ids: z
    .array(unshown(z.string().min(1).max(64), "an id"))
    .min(1)
    .max(100),
});
