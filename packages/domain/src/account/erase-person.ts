/** What an account leaves behind, taken away in steps, each of which may be done again. */
export interface Erasure {
  /** Nobody is let in any more, and nothing new begins. */
  shut(userId: string, now: Date): Promise<void>;
  /** Is anything of theirs still being made? */
  isBusy(userId: string): Promise<boolean>;
  /** Ids of works of theirs that are there still, and are not on legal hold. */
  works(userId: string, limit: number): Promise<readonly string[]>;
  purgeWork(id: string, now: Date): Promise<void>;
  /** Boards with all that was made of them. @returns whether there may be more */
  removeStories(userId: string): Promise<boolean>;
  removeUploads(userId: string): Promise<void>;
  /** What is left: names, addresses, sentences, likes. The row stays, nobody's: the ledger tells of it. */
  forget(userId: string, now: Date): Promise<void>;
}

const BATCH = 100;

/**
 * Erases a person. Stopped anywhere, it goes on when it is asked again.
 *
 * @returns false while something is still being made: then it has to be asked again
 */
export async function erasePerson(
  erasure: Erasure,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  await erasure.shut(userId, now);
  if (await erasure.isBusy(userId)) return false;
  for (let ids = await erasure.works(userId, BATCH); ids.length > 0; ) {
    for (const id of ids) await erasure.purgeWork(id, now);
    ids = await erasure.works(userId, BATCH);
  }
  while (await erasure.removeStories(userId));
  await erasure.removeUploads(userId);
  await erasure.forget(userId, now);
  return true;
}
