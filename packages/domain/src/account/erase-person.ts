import type { DuePage } from "../each-due.ts";

/** Removes an account's data in steps, each of which can be repeated. */
export interface Erasure {
  /**
   * Locks the account for good: no more sign-ins, no new work, no way back.
   *
   * @returns false when its deletion is not due, because it was called off meanwhile, or when its
   * person has become the last owner
   */
  shut(userId: string, now: Date): Promise<boolean>;
  /** Returns whether any of the person's works is still being made. */
  isBusy(userId: string): Promise<boolean>;
  /** Ids of the person's remaining works that are not on legal hold at `now`. */
  works(userId: string, now: Date, page: DuePage): Promise<readonly string[]>;
  purgeWork(id: string, now: Date): Promise<void>;
  /**
   * Removes boards and everything made for them; those on legal hold at `now` are only unshared.
   *
   * @returns whether there may be more
   */
  removeStories(userId: string, now: Date): Promise<boolean>;
  removeUploads(userId: string): Promise<void>;
  /** Ends what the person agreed to at social platforms, where the platform can be told. */
  disconnect(userId: string, now: Date): Promise<void>;
  /**
   * Removes the rest: names, addresses, texts and likes. The anonymised row stays because the
   * ledger refers to it.
   */
  forget(userId: string, now: Date): Promise<void>;
}

const BATCH = 100;

/**
 * Erases a person. When interrupted, the next call resumes.
 *
 * @returns false when the deletion was called off, and while a work is still being made; call again
 * later
 */
export async function erasePerson(
  erasure: Erasure,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  if (!(await erasure.shut(userId, now))) return false;
  if (await erasure.isBusy(userId)) return false;
  // By id, each once: a work that is reported meanwhile stays.
  for (let after = ""; ; ) {
    const ids = await erasure.works(userId, now, { after, limit: BATCH });
    for (const id of ids) await erasure.purgeWork(id, now);
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) break;
    after = last;
  }
  while (await erasure.removeStories(userId, now));
  await erasure.removeUploads(userId);
  await erasure.disconnect(userId, now);
  await erasure.forget(userId, now);
  return true;
}
