import type { BallotReceipt } from "@kinora/contracts/challenge/audit-bundle";
import type { BallotOrder } from "@kinora/contracts/challenge/challenge-vote";
import { chainBallot } from "@kinora/contracts/challenge-result/ballot-chain";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { CreationStore } from "../creation/creation-stores.ts";
import { Refusal } from "../refusal.ts";
import type { CastBallot, PairRecord } from "./challenge-record.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { isWatched } from "./count-ballot.ts";
import { isExpired, requireVoting, type VotePorts } from "./draw-next-pair.ts";
import { shownChallenge } from "./find-challenge.ts";

export interface CastStores extends ChallengeStores {
  readonly creations: Pick<CreationStore, "find">;
}

export interface CastPorts extends Pick<VotePorts, "hash"> {
  readonly transact: <T>(work: (stores: CastStores) => Promise<T>) => Promise<T>;
}

interface Cast {
  readonly receipt: BallotReceipt;
  readonly isValid: boolean;
}

/** More than 30 days would not fit the column, and say nothing. */
const LONGEST = 30 * 24 * 3_600_000;

/**
 * Appends somebody's answer to the chain and returns its number and hash. The same answer again
 * returns the same.
 *
 * @throws Refusal CHALLENGE_PAIR_NOT_FOUND, CHALLENGE_STATE, PAIR_ANSWERED, PAIR_EXPIRED
 */
export async function castBallot(
  { transact, hash }: CastPorts,
  order: BallotOrder & {
    readonly pairId: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<Cast> {
  const { pairId, userId, choice, now } = order;
  return transact(async (stores) => {
    const { challenges, challengeEntries, challengeVotes } = stores;
    const asked = await foundPair(pairId, userId, stores);
    const known = await challengeVotes.voterOf(asked.challengeId, userId);
    if (known === null) throw new Refusal("CHALLENGE_PAIR_NOT_FOUND");
    const { voter, isOutside } = await challengeVotes.lockVoter(known);
    const challenge = shownChallenge(await challenges.lock(asked.challengeId));
    const pair = await foundPair(pairId, userId, stores);
    if (pair.choice !== null) return answered(pair, choice, stores);
    requireVoting(challenge, now);
    if (isExpired(pair, now)) throw new Refusal("PAIR_EXPIRED");
    const { chain, id } = challenge;
    if (chain === null) throw new Error(`Challenge ${id} has no chain while people vote.`);
    const elapsed = Math.min(LONGEST, Math.max(0, now.getTime() - pair.shownAt.getTime()));
    const isValid = isWatched(await watched(pair, order, stores), elapsed / 1_000);
    const { left, right } = pair;
    const said = { voter, isOutside, left, right, choice, isValid };
    const ballot: CastBallot = { ...(await chainBallot(chain, said, hash)), elapsed };
    await challengeVotes.addBallot(id, ballot);
    await challengeVotes.changePair(pairId, { choice, ballot: ballot.number });
    await challenges.change(id, { chain: { number: ballot.number, hash: ballot.hash } });
    if (isValid && choice !== "skip") await challengeEntries.countCompared([left, right]);
    return { receipt: { number: ballot.number, hash: ballot.hash }, isValid };
  });
}

async function foundPair(
  id: string,
  userId: string,
  { challengeVotes }: Pick<ChallengeStores, "challengeVotes">,
): Promise<PairRecord> {
  const pair = await challengeVotes.findPair(id, userId);
  if (pair === null) throw new Refusal("CHALLENGE_PAIR_NOT_FOUND");
  return pair;
}

async function answered(
  { challengeId, choice, ballot }: PairRecord,
  again: BallotOrder["choice"],
  { challengeVotes }: Pick<ChallengeStores, "challengeVotes">,
): Promise<Cast> {
  if (ballot === null) throw new Refusal("PAIR_EXPIRED");
  if (choice !== again) throw new Refusal("PAIR_ANSWERED");
  const cast = await challengeVotes.findBallot(challengeId, ballot);
  if (cast === null) throw new Error(`Ballot ${ballot} of ${challengeId} is gone.`);
  return { receipt: { number: cast.number, hash: cast.hash }, isValid: cast.isValid };
}

/** @throws Refusal PAIR_EXPIRED when an entry is gone */
async function watched(
  { left, right }: PairRecord,
  { played }: BallotOrder,
  { challengeEntries, creations }: Pick<CastStores, "challengeEntries" | "creations">,
) {
  const works = [];
  for (const [entryId, seconds] of [
    ...([
      [left, played.left],
      [right, played.right],
    ] as const),
  ]) {
    const entry = await challengeEntries.find(entryId);
    const work = entry && (await creations.find(entry.creationId));
    if (!work || !isFinished(work.status)) throw new Refusal("PAIR_EXPIRED");
    works.push({ duration: work.kind === "image" ? null : work.duration, played: seconds });
  }
  return works;
}
