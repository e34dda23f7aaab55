import { COLLECTION_MEMBERS_MAX } from "@kinora/contracts/collection/collection-limits";
import type { BlockStore } from "../block/block-store.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { FollowStore } from "../people/follow-person.ts";
import { Refusal } from "../refusal.ts";
import { lockOwn } from "./change-collection.ts";
import type { CollectionStore } from "./collection-store.ts";

export interface MemberStores {
  readonly collections: CollectionStore;
  readonly follows: Pick<FollowStore, "findPerson" | "lockPeople">;
  readonly blocks: Pick<BlockStore, "between">;
  readonly record: RecordEvent;
}

interface MemberPorts {
  readonly transact: <T>(work: (stores: MemberStores) => Promise<T>) => Promise<T>;
}

interface Membership {
  readonly id: string;
  readonly userId: string;
  /** Of the person who is meant, in lower case. */
  readonly handle: string;
  readonly now: Date;
}

/**
 * Asks a person to add to a collection. Safe to repeat: they are asked once.
 *
 * @throws Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS, PERSON_NOT_FOUND, PERSON_BLOCKED,
 *   COLLECTION_MEMBERS_FULL, COLLECTION_OWN_INVITATION
 */
export const inviteMember = (
  { transact }: MemberPorts,
  { id, userId, handle, now }: Membership,
): Promise<void> =>
  transact(async (stores) => {
    const { collections, follows, blocks, record } = stores;
    const person = await follows.findPerson(handle, now);
    if (person?.id === userId) throw new Refusal("COLLECTION_OWN_INVITATION");
    if (person === null || !(await follows.lockPeople([userId, person.id])))
      throw new Refusal("PERSON_NOT_FOUND");
    await lockOwn(stores, { id, userId });
    if (await blocks.between(userId, person.id)) throw new Refusal("PERSON_BLOCKED");
    const members = await collections.members(id);
    if (members.some((member) => member.person.id === person.id)) return;
    if (members.length >= COLLECTION_MEMBERS_MAX)
      throw new Refusal("COLLECTION_MEMBERS_FULL", { limit: COLLECTION_MEMBERS_MAX });
    await collections.invite(id, person.id, now);
    await record({ type: "collection.invited", subjectId: id, userId: person.id, payload: {} });
  });

/**
 * The owner asks a person no longer, or a person declines, or adds to it no longer; what they added
 * stays. Safe to repeat. Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS, PERSON_NOT_FOUND.
 */
export const removeMember = (
  { transact }: MemberPorts,
  { id, userId, handle, now }: Membership,
): Promise<void> =>
  transact(async (stores) => {
    const { collections, follows } = stores;
    const person = await follows.findPerson(handle, now);
    if (person === null) throw new Refusal("PERSON_NOT_FOUND");
    const found = await collections.lock(id, userId);
    if (!found) throw new Refusal("COLLECTION_NOT_FOUND");
    if (found.standing !== "owner" && person.id !== userId)
      throw new Refusal("COLLECTION_NOT_YOURS");
    await collections.removeMember(id, person.id);
  });

/** Accepts an invitation. Safe to repeat. Refusal COLLECTION_NOT_FOUND, COLLECTION_NOT_YOURS. */
export const joinCollection = (
  { transact }: MemberPorts,
  { id, userId, now }: Omit<Membership, "handle">,
): Promise<void> =>
  transact(async ({ collections }) => {
    const found = await collections.lock(id, userId);
    if (!found) throw new Refusal("COLLECTION_NOT_FOUND");
    if (found.standing === "member") return;
    if (found.standing !== "invited") throw new Refusal("COLLECTION_NOT_YOURS");
    await collections.join(id, userId, now);
  });
