import type { Likers } from "../notification/likers.ts";
import type { CommentRecord } from "./comment-record.ts";

/** Who commented lately; `count` is of people, or of mentions. */
export type Talkers = Likers;

/** What comments people are told of. */
export interface CommentTalk {
  find(id: string): Promise<CommentRecord | null>;
  /** Who is mentioned in a comment. */
  mentioned(id: string): Promise<readonly string[]>;
  /** People other than `butFor` who commented on a work since, replies included; the latest first. */
  onWork(creationId: string, butFor: string, since: Date): Promise<Talkers | null>;
  inReplyTo(parentId: string, butFor: string, since: Date): Promise<Talkers | null>;
  /** Comments that mention a person since, by the latest one's author. */
  mentioning(userId: string, since: Date): Promise<Talkers | null>;
  isAnyWaiting(creationId: string): Promise<boolean>;
}
