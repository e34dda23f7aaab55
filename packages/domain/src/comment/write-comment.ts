import type { NewComment } from "@kinora/contracts/comment/comment";
import { COMMENT_RATES } from "@kinora/contracts/comment/comment-limits";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { BlockStore } from "../block/block-store.ts";
import { canonical } from "../canonical.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { exceeded, readText } from "./comment-limits.ts";
import type { CommentStore } from "./comment-store.ts";
import { seenAs } from "./comment-view.ts";
import { type Commenter, missingToComment } from "./missing-to-comment.ts";

export interface WriteStores {
  readonly comments: CommentStore;
  readonly blocks: Pick<BlockStore, "between">;
  readonly creations: Pick<CreationStore, "find" | "findSeen">;
  readonly record: RecordEvent;
}

export interface WritePorts {
  readonly transact: <T>(work: (stores: WriteStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly digest: (text: string) => string;
}

export interface CommentWish {
  readonly userId: string;
  readonly creationId: string;
  readonly wish: NewComment;
  readonly key: string;
  readonly now: Date;
}

/**
 * Comments on a work, or replies to a comment. Repeating the key returns the first. Whatever one
 * person writes at the same time is counted one after another.
 *
 * @returns its id
 * @throws Refusal CREATION_NOT_FOUND, COMMENT_NOT_FOUND, COMMENT_TOO_NEW, COMMENTS_CLOSED, COMMENT_BLOCKED,
 *   COMMENTS_TOO_MANY, IDEMPOTENCY_KEY_REUSED, and those of readText
 */
export const writeComment = (
  { transact, newId, digest }: WritePorts,
  { userId, creationId, wish, key, now }: CommentWish,
): Promise<string> =>
  transact(async (stores) => {
    const { comments, record } = stores;
    if (!(await comments.lockAuthor(userId))) throw new Refusal("CREATION_NOT_FOUND");
    const requestDigest = digest(canonical({ creationId, ...wish }));
    const earlier = await comments.findRequest(userId, key);
    if (earlier && earlier.digest !== requestDigest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    if (earlier) return earlier.id;
    const { userId: ownerId } = await openWork(stores, creationId, userId);
    const parentId = await parentOf(stores, { id: wish.parentId, creationId, userId });
    const person = await comments.commenter(userId);
    refuseTooNew(person, now);
    const isOwn = ownerId === userId;
    const mode = isOwn ? "open" : await comments.mode(creationId);
    if (mode === "closed") throw new Refusal("COMMENTS_CLOSED");
    const of = exceeded(await comments.countLately(userId, ownerId, now));
    if (of) throw new Refusal("COMMENTS_TOO_MANY", { of, max: COMMENT_RATES[of] });
    const { text } = wish;
    const written = { text, userId, creationId, joinedAt: person.joinedAt, commentId: null, now };
    const read = await readText({ comments, digest }, written);
    const id = newId();
    const state = mode === "approval" ? "waiting" : "shown";
    await comments.add({
      ...{ id, creationId, ownerId, userId, parentId, text, version: 1, writtenAt: now },
      ...{ editedAt: null, state, held: false, requestKey: key, requestDigest, ...read },
    });
    const type = state === "waiting" ? "comment.waits" : "comment.added";
    await record({ type, subjectId: id, userId, payload: { creationId } });
    return id;
  });

/** A work that is done and that this person sees as a member, whatever their role. */
async function openWork(
  { creations }: Pick<WriteStores, "creations">,
  creationId: string,
  userId: string,
): Promise<CreationRecord> {
  const creation = await creations.findSeen(creationId, { id: userId, role: "user" });
  if (creation && isFinished(creation.status)) return creation;
  throw new Refusal("CREATION_NOT_FOUND");
}

/** The comment that a reply belongs to: a reply to a reply belongs to the same one. */
async function parentOf(
  { comments, blocks }: Pick<WriteStores, "comments" | "blocks">,
  about: { readonly id: string | null; readonly creationId: string; readonly userId: string },
): Promise<string | null> {
  const { id, creationId, userId } = about;
  if (id === null) return null;
  const parent = await comments.find(id);
  if (parent?.creationId !== creationId || seenAs({ ...parent, unwanted: false }, null) !== "shown")
    throw new Refusal("COMMENT_NOT_FOUND");
  if (parent.userId !== userId && (await blocks.between(userId, parent.userId)))
    throw new Refusal("COMMENT_BLOCKED");
  return parent.parentId ?? parent.id;
}

/** Throws Refusal COMMENT_TOO_NEW. */
function refuseTooNew(person: Commenter, now: Date): void {
  const missing = missingToComment(person, now);
  if (missing === null) return;
  const { waitUntil, workOrVote } = missing;
  throw new Refusal("COMMENT_TOO_NEW", {
    waitUntil: waitUntil?.toISOString() ?? null,
    workOrVote,
  });
}
