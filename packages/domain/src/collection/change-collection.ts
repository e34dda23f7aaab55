import type { CollectionChange, NewCollection } from "@kinora/contracts/collection/collection";
import { COLLECTIONS_MAX } from "@kinora/contracts/collection/collection-limits";
import { canonical } from "../canonical.ts";
import type { FollowStore } from "../people/follow-person.ts";
import { Refusal } from "../refusal.ts";
import type { CollectionStore, StoodCollection } from "./collection-store.ts";

export interface CollectionStores {
  readonly collections: CollectionStore;
  readonly follows: Pick<FollowStore, "lockPeople">;
}

export interface CollectionPorts {
  readonly transact: <T>(work: (stores: CollectionStores) => Promise<T>) => Promise<T>;
}

/**
 * Begins a collection. Repeating the key with the same body returns the first.
 *
 * @returns its id
 * @throws Refusal COLLECTIONS_FULL, IDEMPOTENCY_KEY_REUSED
 */
export const createCollection = (
  {
    transact,
    newId,
    digest,
  }: CollectionPorts & {
    readonly newId: () => string;
    readonly digest: (text: string) => string;
  },
  {
    userId,
    wish,
    key,
    now,
  }: {
    readonly userId: string;
    readonly wish: NewCollection;
    readonly key: string;
    readonly now: Date;
  },
): Promise<string> =>
  transact(async ({ collections, follows }) => {
    // One after another, so that what one person begins at the same time is counted.
    await follows.lockPeople([userId]);
    const asked = digest(canonical(wish));
    const earlier = await collections.findRequest(userId, key);
    if (earlier && earlier.digest !== asked) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    if (earlier) return earlier.id;
    if ((await collections.count(userId)) >= COLLECTIONS_MAX)
      throw new Refusal("COLLECTIONS_FULL", { limit: COLLECTIONS_MAX });
    const id = newId();
    await collections.add({ id, userId, ...wish, createdAt: now }, { key, digest: asked });
    return id;
  });

interface Change {
  readonly id: string;
  readonly userId: string;
}

/** Locks a collection of this person's. Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS. */
export async function lockOwn(
  { collections }: Pick<CollectionStores, "collections">,
  { id, userId }: Change,
): Promise<StoodCollection> {
  const found = await collections.lock(id, userId);
  if (!found) throw new Refusal("COLLECTION_NOT_FOUND");
  if (found.standing !== "owner") throw new Refusal("COLLECTION_NOT_YOURS");
  return found;
}

/** Changes what a collection is called and who sees it. Refusals of lockOwn. */
export const changeCollection = (
  { transact }: CollectionPorts,
  about: Change & { readonly change: CollectionChange },
): Promise<void> =>
  transact(async (stores) => {
    await lockOwn(stores, about);
    await stores.collections.change(about.id, about.change);
  });

/** Deletes a collection; its works stay. Refusals of lockOwn. */
export const deleteCollection = ({ transact }: CollectionPorts, about: Change): Promise<void> =>
  transact(async (stores) => {
    await lockOwn(stores, about);
    await stores.collections.remove(about.id);
  });
