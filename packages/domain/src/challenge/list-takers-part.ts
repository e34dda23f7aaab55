import type { ChallengeRecord } from "./challenge-record.ts";
import type { ChallengeStores } from "./challenge-store.ts";

/** Returns the accounts with an entry that was not withdrawn, and of those who were shown a pair. */
export async function listTakersPart(
  { id }: Pick<ChallengeRecord, "id">,
  {
    challengeEntries,
    challengeVotes,
  }: Pick<ChallengeStores, "challengeEntries" | "challengeVotes">,
): Promise<readonly string[]> {
  const entries = await challengeEntries.all(id);
  const voters = await challengeVotes.voters(id);
  return [...new Set([...entries, ...voters].flatMap(({ userId }) => userId ?? []))];
}
