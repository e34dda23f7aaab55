import type { CommentRules } from "@kinora/contracts/comment/comment";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CommentRecord } from "@kinora/domain/comment/comment-record";
import type { CommentStore } from "@kinora/domain/comment/comment-store";
import { missingToComment } from "@kinora/domain/comment/missing-to-comment";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import { Refusal } from "@kinora/domain/refusal";

export interface ReadPorts {
  readonly comments: CommentStore;
  readonly creations: Pick<CreationStore, "findSeen">;
  readonly now: () => Date;
}

/** @throws Refusal CREATION_NOT_FOUND */
export async function seenWork(
  { creations }: Pick<ReadPorts, "creations">,
  id: string,
  viewer: Viewer | null,
): Promise<CreationRecord> {
  const creation = await creations.findSeen(id, viewer);
  if (creation) return creation;
  throw new Refusal("CREATION_NOT_FOUND");
}

/** A comment on a work that the reader sees. Refusal COMMENT_NOT_FOUND. */
export async function seenComment(
  { comments, creations }: Pick<ReadPorts, "comments" | "creations">,
  id: string,
  viewer: Viewer | null,
): Promise<CommentRecord> {
  const comment = await comments.find(id);
  const creation = comment && (await creations.findSeen(comment.creationId, viewer));
  if (comment && creation) return comment;
  throw new Refusal("COMMENT_NOT_FOUND");
}

/** What holds for all comments of a work, told with the first page. */
export async function readRules(
  { comments, now }: ReadPorts,
  { id, userId: ownerId }: CreationRecord,
  readerId: string | null,
): Promise<CommentRules> {
  const [count, mode, reader] = await Promise.all([
    comments.count(id),
    comments.mode(id),
    readerId === null ? null : comments.commenter(readerId),
  ]);
  const missing = reader && missingToComment(reader, now());
  return {
    ...{ count, mode, mayManage: ownerId === readerId },
    missing: missing && {
      waitUntil: missing.waitUntil?.toISOString() ?? null,
      workOrVote: missing.workOrVote,
    },
  };
}
