import { comparisonsOf, fitStrengths } from "@kinora/contracts/challenge-result/fit-strengths";
import { tallyPairs } from "@kinora/contracts/challenge-result/pair-tally";
import type { ChallengeStores } from "./challenge-store.ts";

/** Ballots after which strengths are computed anew. */
export const REFIT_BALLOTS = 10;

/** Computes the strengths by which pairs are drawn from the ballots so far; nobody is shown them. */
export async function fitChallenge(
  id: string,
  { challenges, challengeEntries, challengeVotes }: ChallengeStores,
): Promise<void> {
  const entries = await challengeEntries.pairable(id);
  const ballots = await challengeVotes.ballots(id);
  const ids = entries.map((entry) => entry.id);
  const known = new Set(ids);
  const counted = ballots.filter(
    ({ isValid, left, right }) => isValid && known.has(left) && known.has(right),
  );
  const strengths = fitStrengths(comparisonsOf(ids, tallyPairs(counted)));
  await challengeEntries.setStrengths(new Map(ids.map((one, n) => [one, strengths[n] ?? 0])));
  await challenges.noteFitted(id, ballots.length);
}
