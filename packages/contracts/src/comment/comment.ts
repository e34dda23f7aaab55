import { z } from "zod";
import { person } from "../account/account.ts";
import { cleanLines } from "../account/display-name.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { COMMENT_TEXT_MAX } from "./comment-limits.ts";

/** What the author of a work lets others write about it. */
export const COMMENT_MODES = ["open", "approval", "closed"] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/**
 * `waiting`: for the author of the work, seen by the two alone. `held`: reported, seen by its
 * author alone. `gone`: only its place is left, because of the replies.
 */
export const COMMENT_STATES = ["shown", "waiting", "held", "gone"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What the reader may do with a comment. */
export const COMMENT_ACTIONS = ["edit", "delete", "approve", "remove", "report", "block"] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

const text = z.string().overwrite(cleanLines).trim().min(1).max(COMMENT_TEXT_MAX);

export const comment = z
  .object({
    id: z.string(),
    creationId: z.string(),
    /** The comment that it replies to. */
    parentId: z.string().nullable(),
    state: z.enum(COMMENT_STATES),
    /** Null when it is gone. */
    author: person.nullable(),
    text: z.string(),
    /** Rises with each new text: whoever approves names what they read. */
    version: z.int(),
    /** Handles in the text, with their places in UTF-16 units. */
    mentions: z.array(z.object({ begins: z.int(), ends: z.int(), handle: z.string() })),
    writtenAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    /** True when the author of the work wrote it. */
    byOwner: z.boolean(),
    /** Replies that the reader can see. */
    replies: z.int(),
    actions: z.array(z.enum(COMMENT_ACTIONS)),
    /** True when the reader has reported it, and it isn't decided. */
    reported: z.boolean(),
  })
  .meta({ id: "Comment" });
export type Comment = z.infer<typeof comment>;

export const commentThread = comment
  .extend({ firstReplies: z.array(comment) })
  .meta({ id: "CommentThread" });
export type CommentThread = z.infer<typeof commentThread>;

/** What holds for all comments of a work. */
export const commentRules = z
  .object({
    /** Comments that everybody sees, with replies. */
    count: z.int(),
    mode: z.enum(COMMENT_MODES),
    /** True for the author of the work. */
    mayManage: z.boolean(),
    /** What the reader lacks to comment; null for nothing, and for whom isn't signed in. */
    missing: z
      .object({
        /** When the account is old enough; null when it is. */
        waitUntil: z.iso.datetime().nullable(),
        workOrVote: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: "CommentRules" });
export type CommentRules = z.infer<typeof commentRules>;

/** GET /api/creations/{id}/comments: newest first. */
export const commentPage = pageOf(commentThread).extend({
  /** Null on the pages after the first. */
  rules: commentRules.nullable(),
});
/** GET /api/comments/{id}/replies: oldest first. */
export const replyPage = pageOf(comment);
export const commentQuery = pageQuery;

/** POST /api/creations/{id}/comments */
export const newComment = z.strictObject({
  text,
  /** The comment that it replies to. A reply to a reply belongs to the same comment. */
  parentId: unshown(z.string().min(1).max(64), "an id").nullable().default(null),
});
export type NewComment = z.infer<typeof newComment>;

/** PATCH /api/comments/{id} */
export const commentChange = z.strictObject({ text });

/** POST /api/comments/{id}/approval */
export const commentApproval = z.strictObject({ version: z.int().min(1) });

/** PUT /api/creations/{id}/comments/mode */
export const commentModeChange = z.strictObject({ mode: z.enum(COMMENT_MODES) });
