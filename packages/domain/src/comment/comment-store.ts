import type { CommentMode } from "@kinora/contracts/comment/comment";
import type { CommentRate } from "@kinora/contracts/comment/comment-limits";
import type { Position } from "../position.ts";
import type { CommentFound, CommentRecord, ThreadFound } from "./comment-record.ts";
import type { Commenter } from "./missing-to-comment.ts";

/** A handle in a text, and who has it. */
export interface MentionRecord {
  readonly begins: number;
  readonly ends: number;
  readonly userId: string;
}

export interface NewCommentRecord extends CommentRecord {
  readonly requestKey: string;
  readonly requestDigest: string;
  readonly textDigest: string;
  readonly mentions: readonly MentionRecord[];
}

export interface CommentPatch
  extends Partial<Pick<CommentRecord, "state" | "held" | "editedAt" | "text">> {
  /** With a new text: its digest and mentions. */
  readonly textDigest?: string;
  readonly mentions?: readonly MentionRecord[];
}

export interface CommentPaging {
  readonly readerId: string | null;
  readonly before: Position | null;
  readonly most: number;
}

export interface CommentStore {
  /**
   * Locks a person against erasure, and orders what they write at the same time.
   *
   * @returns false when they were erased
   */
  lockAuthor(userId: string): Promise<boolean>;
  commenter(userId: string): Promise<Commenter>;
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly id: string; readonly digest: string } | null>;
  find(id: string): Promise<CommentRecord | null>;
  lock(id: string): Promise<CommentRecord | null>;
  /** How many a person wrote within a minute, a day, and a day about works of one other person. */
  countLately(
    userId: string,
    ownerId: string,
    now: Date,
  ): Promise<Readonly<Record<CommentRate, number>>>;
  /** Whether a person wrote this since a moment, or about this work and it isn't deleted. */
  hasWritten(
    userId: string,
    same: {
      readonly textDigest: string;
      readonly since: Date;
      readonly creationId: string;
      /** A comment that doesn't count. */
      readonly butFor: string | null;
    },
  ): Promise<boolean>;
  /** People by their current handles, or those they had until lately. */
  peopleCalled(handles: readonly string[], now: Date): Promise<ReadonlyMap<string, string>>;
  add(comment: NewCommentRecord): Promise<void>;
  /** The caller must hold its lock. */
  change(id: string, patch: CommentPatch): Promise<void>;
  mode(creationId: string): Promise<CommentMode>;
  setMode(creationId: string, mode: CommentMode): Promise<void>;
  /** How many comments of a work everybody sees. */
  count(creationId: string): Promise<number>;
  /** Newest first, with those that are gone but have replies. */
  list(creationId: string, page: CommentPaging): Promise<readonly ThreadFound[]>;
  /** Oldest first; `before` is what they follow. */
  listReplies(parentId: string, page: CommentPaging): Promise<readonly CommentFound[]>;
  /** As a reader finds it; null when there is none. */
  show(id: string, readerId: string | null): Promise<CommentFound | null>;
}
