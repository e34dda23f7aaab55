import type { LockedPerson, SuspensionStore } from "./suspension.ts";

/** People by id; null for whom there is no account any more. */
export type LockedPeople = ReadonlyMap<string, LockedPerson | null>;

/**
 * Locks everyone whom a decision concerns, in id order, until the transaction ends. Call it before
 * anything is changed: an erasure locks its person first, and then changes what they wrote, so
 * whoever changes that first and locks the person afterwards waits for ever.
 */
export async function lockConcerned(
  people: readonly string[],
  { suspensions }: { readonly suspensions: Pick<SuspensionStore, "lockPerson"> },
): Promise<LockedPeople> {
  const locked = new Map<string, LockedPerson | null>();
  for (const id of [...new Set(people)].sort()) locked.set(id, await suspensions.lockPerson(id));
  return locked;
}
