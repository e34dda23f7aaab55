import type { Comment, CommentThread } from "@kinora/contracts/comment/comment";
import type { CommentFound, ThreadFound } from "@kinora/domain/comment/comment-record";
import { actionsOn, seenAs } from "@kinora/domain/comment/comment-view";

export interface CommentReader {
  /** Null for whom isn't signed in. */
  readonly id: string | null;
  readonly now: Date;
}

/** Of what is gone, only the place is told. */
export function presentComment(found: CommentFound, { id: readerId, now }: CommentReader): Comment {
  const state = seenAs(found, readerId);
  const isGone = state === "gone";
  const { id, creationId, parentId, author, text, version, mentions, replies, reported } = found;
  return {
    ...{ id, creationId, parentId, state, version, replies, reported },
    author: isGone ? null : author,
    text: isGone ? "" : text,
    mentions: isGone ? [] : mentions,
    writtenAt: found.writtenAt.toISOString(),
    editedAt: isGone ? null : (found.editedAt?.toISOString() ?? null),
    byOwner: !isGone && found.userId === found.ownerId,
    actions: actionsOn(found, readerId, now),
  };
}

export const presentThread = (found: ThreadFound, reader: CommentReader): CommentThread => ({
  ...presentComment(found, reader),
  firstReplies: found.firstReplies.map((reply) => presentComment(reply, reader)),
});
