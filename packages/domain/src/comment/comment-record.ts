import type { Person } from "@kinora/contracts/account/account";
import type { Comment } from "@kinora/contracts/comment/comment";

export const STORED_COMMENT_STATES = [
  "shown",
  "waiting",
  "removed",
  "taken_down",
  "deleted",
] as const;
export type StoredCommentState = (typeof STORED_COMMENT_STATES)[number];

export interface CommentRecord {
  readonly id: string;
  readonly creationId: string;
  /** Whose work it is about. */
  readonly ownerId: string;
  readonly userId: string;
  /** The comment that it replies to; one level only. */
  readonly parentId: string | null;
  /** Empty once it is deleted. */
  readonly text: string;
  readonly version: number;
  readonly writtenAt: Date;
  readonly editedAt: Date | null;
  readonly state: StoredCommentState;
  /** True while a report keeps it from others. */
  readonly held: boolean;
}

/** A comment with what a reader's view of it depends on. */
export interface CommentFound extends CommentRecord {
  readonly author: Person;
  readonly mentions: Comment["mentions"];
  /** Replies that the reader can see. */
  readonly replies: number;
  /** True when its author or the reader has blocked the other, or the reader has muted its author. */
  readonly unwanted: boolean;
  /** True when the reader has an open report of it. */
  readonly reported: boolean;
}

export interface ThreadFound extends CommentFound {
  readonly firstReplies: readonly CommentFound[];
}
