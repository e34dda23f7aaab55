import {
  COLLECTED_A_MINUTE,
  COLLECTION_WORKS_MAX,
} from "@kinora/contracts/collection/collection-limits";
import type { CreationStore } from "../creation/creation-stores.ts";
import { isInFeed } from "../creation/creation-visibility.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { CollectionStores } from "./change-collection.ts";
import type { StoodCollection } from "./collection-store.ts";

const MINUTE = 60_000;

export interface CollectStores extends CollectionStores {
  readonly creations: Pick<CreationStore, "findSeen">;
  readonly record: RecordEvent;
}

interface CollectPorts {
  readonly transact: <T>(work: (stores: CollectStores) => Promise<T>) => Promise<T>;
}

interface Collecting {
  readonly id: string;
  readonly creationId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Adds a published work to a collection: its owner, and whoever has accepted to add to it. Safe to
 * repeat. The author of the work hears of it only where everybody can see the collection.
 *
 * @throws Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS, CREATION_NOT_FOUND, COLLECTION_FULL,
 *   COLLECTED_TOO_FAST, COLLECTED_UNPUBLISHED
 */
export const collectWork = (
  { transact }: CollectPorts,
  { id, creationId, userId, now }: Collecting,
): Promise<void> =>
  transact(async (stores) => {
    const { collections, creations, follows, record } = stores;
    await follows.lockPeople([userId]);
    const collection = await lockAddable(stores, { id, userId });
    if ((await collections.addedBy(id, creationId)) !== null) return;
    const work = await creations.findSeen(creationId, { id: userId, role: "user" });
    if (!work) throw new Refusal("CREATION_NOT_FOUND");
    if (!isInFeed(work)) throw new Refusal("COLLECTED_UNPUBLISHED");
    if ((await collections.countWorks(id)) >= COLLECTION_WORKS_MAX)
      throw new Refusal("COLLECTION_FULL", { limit: COLLECTION_WORKS_MAX });
    const lately = await collections.addedSince(userId, new Date(now.getTime() - MINUTE));
    if (lately >= COLLECTED_A_MINUTE)
      throw new Refusal("COLLECTED_TOO_FAST", { max: COLLECTED_A_MINUTE });
    await collections.addWork(id, { creationId, addedBy: userId, at: now });
    if (work.userId === userId || collection.visibility !== "public") return;
    const payload = { creationId };
    await record({ type: "collection.workAdded", subjectId: id, userId: work.userId, payload });
  });

/**
 * Takes a work out of a collection: the owner whatever is in it, others what they added. Safe to
 * repeat. Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS.
 */
export const uncollectWork = (
  { transact }: CollectPorts,
  { id, creationId, userId }: Omit<Collecting, "now">,
): Promise<void> =>
  transact(async (stores) => {
    const { collections } = stores;
    const { standing } = await lockAddable(stores, { id, userId });
    const addedBy = await collections.addedBy(id, creationId);
    if (addedBy === null) return;
    if (standing !== "owner" && addedBy !== userId) throw new Refusal("COLLECTION_NOT_YOURS");
    await collections.removeWork(id, creationId);
  });

async function lockAddable(
  { collections }: Pick<CollectStores, "collections">,
  { id, userId }: Pick<Collecting, "id" | "userId">,
): Promise<StoodCollection> {
  const found = await collections.lock(id, userId);
  if (!found) throw new Refusal("COLLECTION_NOT_FOUND");
  if (found.standing !== "owner" && found.standing !== "member")
    throw new Refusal("COLLECTION_NOT_YOURS");
  return found;
}
