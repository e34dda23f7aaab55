import { BLOCKS_MAX } from "@kinora/contracts/block/block";
import type { BlockStore } from "../block/block-store.ts";
import { Refusal } from "../refusal.ts";
import type { FollowStore } from "./follow-person.ts";

export interface BlockStores {
  readonly blocks: BlockStore;
  readonly follows: Pick<FollowStore, "findPerson" | "lockPeople" | "remove">;
}

interface Ports {
  readonly transact: <T>(work: (stores: BlockStores) => Promise<T>) => Promise<T>;
}

interface BlockWish {
  readonly userId: string;
  /** Of the person who is meant, in lower case. */
  readonly handle: string;
  readonly now: Date;
}

/**
 * Blocks a person: neither sees what the other comments, and neither follows the other any longer.
 * Safe to repeat.
 *
 * @throws Refusal PERSON_NOT_FOUND, BLOCK_SELF, BLOCKS_FULL
 */
export const blockPerson = (
  { transact }: Ports,
  { userId, handle, now }: BlockWish,
): Promise<void> =>
  transact(async ({ blocks, follows }) => {
    const person = await follows.findPerson(handle, now);
    if (person?.id === userId) throw new Refusal("BLOCK_SELF");
    if (person === null || !(await follows.lockPeople([userId, person.id])))
      throw new Refusal("PERSON_NOT_FOUND");
    if (await blocks.has(userId, person.id)) return;
    if ((await blocks.count(userId)) >= BLOCKS_MAX)
      throw new Refusal("BLOCKS_FULL", { limit: BLOCKS_MAX });
    await blocks.add(userId, person.id, now);
    await follows.remove(userId, person.id);
    await follows.remove(person.id, userId);
  });

/** Blocks a person no longer. Safe to repeat. Refusal PERSON_NOT_FOUND. */
export const unblockPerson = (
  { transact }: Ports,
  { userId, handle, now }: BlockWish,
): Promise<void> =>
  transact(async ({ blocks, follows }) => {
    const person = await follows.findPerson(handle, now);
    if (person === null) throw new Refusal("PERSON_NOT_FOUND");
    await blocks.remove(userId, person.id);
  });
