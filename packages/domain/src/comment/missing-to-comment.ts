import { COMMENT_ACCOUNT_HOURS } from "@kinora/contracts/comment/comment-limits";

export interface Commenter {
  readonly joinedAt: Date;
  readonly hasWork: boolean;
  /** Likes count as votes. */
  readonly hasVoted: boolean;
}

export interface MissingToComment {
  /** When the account is old enough; null when it is. */
  readonly waitUntil: Date | null;
  readonly workOrVote: boolean;
}

/** What somebody still lacks before they may comment; null when nothing. */
export function missingToComment(person: Commenter, now: Date): MissingToComment | null {
  const oldEnough = new Date(person.joinedAt.getTime() + COMMENT_ACCOUNT_HOURS * 3_600_000);
  const waitUntil = now < oldEnough ? oldEnough : null;
  const workOrVote = !person.hasWork && !person.hasVoted;
  return waitUntil === null && !workOrVote ? null : { waitUntil, workOrVote };
}
