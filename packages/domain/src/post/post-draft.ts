import { POST_DRAFTS_MAX, type PostDraftWish } from "@kinora/contracts/publication/post-draft";
import type { CreationRecord } from "../creation/creation.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";

/** A post that was not ordered yet. */
export interface PostDraftRecord extends PostDraftWish {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly savedAt: Date;
}

export interface PostDraftStore {
  /** Of whoever it is. */
  find(id: string): Promise<PostDraftRecord | null>;
  /** The last saved first; there are few. */
  list(userId: string): Promise<readonly PostDraftRecord[]>;
  count(userId: string): Promise<number>;
  /** Adds a draft, or replaces what a person's own says. */
  save(draft: PostDraftRecord): Promise<void>;
  /** Removes a person's own. */
  remove(id: string, userId: string): Promise<void>;
}

interface DraftStores {
  readonly postDrafts: PostDraftStore;
  readonly queue: Pick<JobQueue, "lockPerson">;
}

export interface DraftPorts {
  readonly transact: <T>(work: (stores: DraftStores) => Promise<T>) => Promise<T>;
  readonly findWork: (creationId: string) => Promise<CreationRecord | null>;
}

/**
 * Keeps what was entered so far. Saving the same again changes nothing; the last one to save a draft
 * is whose words it has.
 *
 * @throws Refusal CREATION_NOT_FOUND, POST_DRAFT_NOT_FOUND, POST_DRAFTS_FULL
 */
export async function savePostDraft(
  { transact, findWork }: DraftPorts,
  order: {
    readonly id: string;
    readonly userId: string;
    readonly wish: PostDraftWish;
    readonly now: Date;
  },
): Promise<PostDraftRecord> {
  const { id, userId, wish, now } = order;
  const work = await findWork(wish.workId);
  return transact(async ({ postDrafts, queue }) => {
    await queue.lockPerson(userId);
    const earlier = await postDrafts.find(id);
    if (earlier && earlier.userId !== userId) throw new Refusal("POST_DRAFT_NOT_FOUND");
    // What was kept of a work that is gone since may still be changed.
    const isKept = earlier?.workId === wish.workId;
    if (!isKept && (work?.userId !== userId || work.purgedAt !== null))
      throw new Refusal("CREATION_NOT_FOUND");
    if (!earlier && (await postDrafts.count(userId)) >= POST_DRAFTS_MAX)
      throw new Refusal("POST_DRAFTS_FULL", { limit: POST_DRAFTS_MAX });
    const saved = { ...wish, id, userId, createdAt: earlier?.createdAt ?? now, savedAt: now };
    await postDrafts.save(saved);
    return saved;
  });
}

/** @throws Refusal POST_DRAFT_NOT_FOUND */
export async function ownPostDraft(
  { find }: Pick<PostDraftStore, "find">,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<PostDraftRecord> {
  const found = await find(id);
  if (found?.userId !== userId) throw new Refusal("POST_DRAFT_NOT_FOUND");
  return found;
}
