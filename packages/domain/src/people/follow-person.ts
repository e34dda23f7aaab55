import { FOLLOWS_MAX, type FollowState } from "@kinora/contracts/people/follow";
import { Refusal } from "../refusal.ts";

export interface FollowStore {
  /**
   * Finds a person by a current or former handle, as their profile is found; null when there is
   * none or they were erased.
   */
  findPerson(handle: string, now: Date): Promise<{ readonly id: string } | null>;
  /**
   * Locks people against erasure, and orders what one person does at the same time.
   *
   * @returns false when one of them was erased
   */
  lockPeople(ids: readonly string[]): Promise<boolean>;
  /** How many people somebody follows. */
  count(followerId: string): Promise<number>;
  /** Safe to repeat: the first moment stays. */
  add(followerId: string, followedId: string, now: Date): Promise<void>;
  remove(followerId: string, followedId: string): Promise<void>;
  /** How one person and another follow each other, and how many follow the other. */
  state(viewerId: string, personId: string): Promise<FollowState>;
}

export interface FollowStores {
  readonly follows: FollowStore;
  readonly blocks: {
    /** Whether one of the two has blocked the other. */
    between(oneId: string, otherId: string): Promise<boolean>;
  };
}

interface Wish {
  readonly userId: string;
  /** Of the person who is meant, in lower case. */
  readonly handle: string;
  readonly now: Date;
}

/**
 * Follows a person. Safe to repeat.
 *
 * @throws Refusal PERSON_NOT_FOUND, FOLLOW_SELF, PERSON_BLOCKED, FOLLOWING_FULL
 */
export async function followPerson(
  { transact }: { transact: <T>(work: (stores: FollowStores) => Promise<T>) => Promise<T> },
  { userId, handle, now }: Wish,
): Promise<FollowState> {
  return transact(async ({ follows, blocks }) => {
    const person = await follows.findPerson(handle, now);
    if (person?.id === userId) throw new Refusal("FOLLOW_SELF");
    if (person === null || !(await follows.lockPeople([userId, person.id])))
      throw new Refusal("PERSON_NOT_FOUND");
    if (await blocks.between(userId, person.id)) throw new Refusal("PERSON_BLOCKED");
    const before = await follows.state(userId, person.id);
    if (before.you.follows) return before;
    if ((await follows.count(userId)) >= FOLLOWS_MAX)
      throw new Refusal("FOLLOWING_FULL", { limit: FOLLOWS_MAX });
    await follows.add(userId, person.id, now);
    return follows.state(userId, person.id);
  });
}

/** Follows a person no longer. Safe to repeat. Refusal PERSON_NOT_FOUND. */
export async function unfollowPerson(
  { follows }: Pick<FollowStores, "follows">,
  { userId, handle, now }: Wish,
): Promise<FollowState> {
  const person = await follows.findPerson(handle, now);
  if (person === null) throw new Refusal("PERSON_NOT_FOUND");
  await follows.remove(userId, person.id);
  return follows.state(userId, person.id);
}
