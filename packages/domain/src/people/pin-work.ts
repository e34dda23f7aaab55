import { PINS_MAX } from "@kinora/contracts/people/pin-routes";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { isInFeed } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import type { FollowStore } from "./follow-person.ts";

export interface PinStore {
  has(creationId: string): Promise<boolean>;
  /** Safe to repeat: the first moment stays. */
  add(creationId: string, userId: string, now: Date): Promise<void>;
  remove(creationId: string): Promise<void>;
  /** Forgets what is no longer in the feed, and counts the rest. */
  countShown(userId: string): Promise<number>;
}

export interface PinStores {
  readonly pins: PinStore;
  readonly creations: Pick<CreationStore, "find">;
  readonly follows: Pick<FollowStore, "lockPeople">;
}

interface Ports {
  readonly transact: <T>(work: (stores: PinStores) => Promise<T>) => Promise<T>;
}

interface Pin {
  readonly creationId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Pins an own work to one's profile, before the others. Safe to repeat.
 *
 * @throws Refusal CREATION_NOT_FOUND, PIN_UNPUBLISHED, PINS_FULL
 */
export const pinWork = ({ transact }: Ports, { creationId, userId, now }: Pin): Promise<void> =>
  transact(async ({ pins, creations, follows }) => {
    // One after another, so that what one person pins at the same time is counted.
    await follows.lockPeople([userId]);
    const work = ownWork(await creations.find(creationId), userId);
    if (await pins.has(creationId)) return;
    if (!isInFeed(work)) throw new Refusal("PIN_UNPUBLISHED");
    if ((await pins.countShown(userId)) >= PINS_MAX)
      throw new Refusal("PINS_FULL", { limit: PINS_MAX });
    await pins.add(creationId, userId, now);
  });

/** Pins an own work no longer. Safe to repeat. Refusal CREATION_NOT_FOUND. */
export const unpinWork = (
  { transact }: Ports,
  { creationId, userId }: Omit<Pin, "now">,
): Promise<void> =>
  transact(async ({ pins, creations }) => {
    ownWork(await creations.find(creationId), userId);
    await pins.remove(creationId);
  });

function ownWork(work: CreationRecord | null, userId: string): CreationRecord {
  if (work?.userId !== userId || work.purgedAt !== null) throw new Refusal("CREATION_NOT_FOUND");
  return work;
}
