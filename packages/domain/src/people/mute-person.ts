import { MUTES_MAX } from "@kinora/contracts/block/mute";
import type { AwayList } from "../block/block-store.ts";
import { Refusal } from "../refusal.ts";
import type { FollowStore } from "./follow-person.ts";

export interface MuteStores {
  readonly mutes: AwayList;
  readonly follows: Pick<FollowStore, "findPerson" | "lockPeople">;
}

interface Ports {
  readonly transact: <T>(work: (stores: MuteStores) => Promise<T>) => Promise<T>;
}

interface MuteWish {
  readonly userId: string;
  /** Of the person who is meant, in lower case. */
  readonly handle: string;
  readonly now: Date;
}

/**
 * Mutes a person: their works and comments no longer appear for who mutes them. They are not told,
 * and nothing changes for them. Safe to repeat.
 *
 * @throws Refusal PERSON_NOT_FOUND, MUTE_SELF, MUTES_FULL
 */
export const mutePerson = ({ transact }: Ports, { userId, handle, now }: MuteWish): Promise<void> =>
  transact(async ({ mutes, follows }) => {
    const person = await follows.findPerson(handle, now);
    if (person?.id === userId) throw new Refusal("MUTE_SELF");
    if (person === null || !(await follows.lockPeople([userId, person.id])))
      throw new Refusal("PERSON_NOT_FOUND");
    if (await mutes.has(userId, person.id)) return;
    if ((await mutes.count(userId)) >= MUTES_MAX)
      throw new Refusal("MUTES_FULL", { limit: MUTES_MAX });
    await mutes.add(userId, person.id, now);
  });

/** Mutes a person no longer. Safe to repeat. Refusal PERSON_NOT_FOUND. */
export const unmutePerson = (
  { transact }: Ports,
  { userId, handle, now }: MuteWish,
): Promise<void> =>
  transact(async ({ mutes, follows }) => {
    const person = await follows.findPerson(handle, now);
    if (person === null) throw new Refusal("PERSON_NOT_FOUND");
    await mutes.remove(userId, person.id);
  });
