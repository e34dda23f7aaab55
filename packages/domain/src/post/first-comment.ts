import type { PublicationRecord, PublicationTrouble } from "./publication-record.ts";

/**
 * `due`: not sent · `armed`: it may have been sent, and whoever finds it only asks · `unknown`: the
 * platform did not say whether it is there, and it is not sent again.
 */
export const COMMENT_STAGES = ["due", "armed", "there", "failed", "unknown"] as const;
export type CommentStage = (typeof COMMENT_STAGES)[number];

/** The comment that its owner wants under a post, once that is there. */
export interface FirstComment {
  readonly stage: CommentStage;
  /** When somebody goes on with it; null when it is over. */
  readonly nextAt: Date | null;
  /** Times that it was sent. */
  readonly rounds: number;
  /** Failures since the last round began. */
  readonly failures: number;
  readonly armedAt: Date | null;
  readonly trouble: PublicationTrouble | null;
}

/** One that is due, with its post. */
export interface DueComment {
  readonly comment: FirstComment;
  readonly publication: PublicationRecord;
}

export interface FirstCommentStore {
  /** Takes the next one that is due until a time, at which it is due again. */
  claim(now: Date, until: Date): Promise<DueComment | null>;
  /** Locks the comment of a publication until the transaction ends. */
  lock(publicationId: string): Promise<FirstComment | null>;
  change(publicationId: string, patch: Partial<FirstComment>): Promise<void>;
  /** Returns the comments of publications, by their ids. */
  of(publicationIds: readonly string[]): Promise<ReadonlyMap<string, FirstComment>>;
}
