import type { CommentMode } from "@kinora/contracts/comment/comment";
import { COMMENT_EDIT_MINUTES } from "@kinora/contracts/comment/comment-limits";
import { Refusal } from "../refusal.ts";
import { readText } from "./comment-limits.ts";
import type { CommentRecord } from "./comment-record.ts";
import { isEditable } from "./edit-window.ts";
import type { WritePorts, WriteStores } from "./write-comment.ts";

type Ports = Pick<WritePorts, "transact">;

interface About {
  readonly id: string;
  /** Who wants it changed. */
  readonly userId: string;
  readonly now: Date;
}

/**
 * Changes a comment of one's own. Where the author of the work approves comments, it waits again.
 *
 * @throws Refusal COMMENT_NOT_FOUND, COMMENT_EDIT_OVER, COMMENTS_CLOSED, and those of readText
 */
export const editComment = (
  { transact, digest }: Pick<WritePorts, "transact" | "digest">,
  { id, userId, text, now }: About & { readonly text: string },
): Promise<void> =>
  transact(async (stores) => {
    const { comments } = stores;
    await comments.lockAuthor(userId);
    const comment = await lockShown(stores, id);
    if (comment.userId !== userId) throw new Refusal("COMMENT_NOT_FOUND");
    if (!isEditable(comment.writtenAt, now))
      throw new Refusal("COMMENT_EDIT_OVER", { minutes: COMMENT_EDIT_MINUTES });
    if (comment.text === text) return;
    const { creationId, ownerId } = comment;
    const mode = ownerId === userId ? "open" : await comments.mode(creationId);
    if (mode === "closed") throw new Refusal("COMMENTS_CLOSED");
    const { joinedAt } = await comments.commenter(userId);
    const written = { text, userId, creationId, joinedAt, commentId: id, now };
    const read = await readText({ comments, digest }, written);
    const state = mode === "approval" ? "waiting" : comment.state;
    await comments.change(id, { text, state, editedAt: now, ...read });
    await tell(stores, comment, state === comment.state ? "comment.changed" : "comment.waits");
  });

/** Deletes a comment of one's own, whatever became of it. Safe to repeat. Refusal COMMENT_NOT_FOUND. */
export const deleteComment = ({ transact }: Ports, { id, userId }: About): Promise<void> =>
  transact(async (stores) => {
    const comment = await stores.comments.lock(id);
    if (comment?.userId !== userId || comment.state === "taken_down")
      throw new Refusal("COMMENT_NOT_FOUND");
    if (comment.state === "deleted") return;
    await stores.comments.change(id, { state: "deleted", text: "", mentions: [] });
    await tell(stores, comment, "comment.changed");
  });

/**
 * Shows a comment on one's own work that waited, as it was read: its author may have changed it since.
 * Safe to repeat.
 *
 * @throws Refusal COMMENT_NOT_FOUND, COMMENT_CHANGED
 */
export const approveComment = (
  { transact }: Ports,
  { id, userId, version }: About & { readonly version: number },
): Promise<void> =>
  transact(async (stores) => {
    const comment = await lockShown(stores, id);
    if (comment.ownerId !== userId) throw new Refusal("COMMENT_NOT_FOUND");
    if (comment.state === "shown") return;
    if (comment.version !== version) throw new Refusal("COMMENT_CHANGED");
    await stores.comments.change(id, { state: "shown" });
    await tell(stores, comment, "comment.added");
  });

/** Removes a comment of somebody else on one's own work. Safe to repeat. Refusal COMMENT_NOT_FOUND. */
export const removeComment = ({ transact }: Ports, { id, userId }: About): Promise<void> =>
  transact(async (stores) => {
    const comment = await stores.comments.lock(id);
    if (comment?.ownerId !== userId || comment.userId === userId)
      throw new Refusal("COMMENT_NOT_FOUND");
    if (comment.state !== "shown" && comment.state !== "waiting") return;
    await stores.comments.change(id, { state: "removed" });
    await tell(stores, comment, "comment.changed");
  });

/** Decides who may comment on one's own work. Refusal CREATION_NOT_FOUND. */
export const setCommentMode = (
  { transact }: Ports,
  {
    creationId,
    userId,
    mode,
  }: { readonly creationId: string; readonly userId: string; readonly mode: CommentMode },
): Promise<void> =>
  transact(async ({ comments, creations }) => {
    const creation = await creations.find(creationId);
    if (creation?.userId !== userId || creation.purgedAt !== null)
      throw new Refusal("CREATION_NOT_FOUND");
    await comments.setMode(creationId, mode);
  });

async function lockShown(
  { comments }: Pick<WriteStores, "comments">,
  id: string,
): Promise<CommentRecord> {
  const comment = await comments.lock(id);
  if (comment?.state === "shown" || comment?.state === "waiting") return comment;
  throw new Refusal("COMMENT_NOT_FOUND");
}

const tell = (
  { record }: Pick<WriteStores, "record">,
  { id: subjectId, userId, creationId }: CommentRecord,
  type: "comment.added" | "comment.changed" | "comment.waits",
) => record({ type, subjectId, userId, payload: { creationId } });
