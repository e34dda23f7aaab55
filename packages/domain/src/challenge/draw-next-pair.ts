import { PAIR_HOURS, PAIRS_EACH_MAX } from "@kinora/contracts/challenge/challenge-limits";
import type { TextDigest } from "@kinora/contracts/challenge-result/ballot-chain";
import { numberOfPerson } from "@kinora/contracts/challenge-result/ballot-chain";
import type { ChallengeRecord, EnrolledVoter, PairRecord } from "./challenge-record.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { drawPair } from "./draw-pair.ts";
import { requireState, shownChallenge } from "./find-challenge.ts";

export interface VotePorts {
  readonly transact: <T>(work: (stores: ChallengeStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly hash: TextDigest;
  readonly drawSeed: () => number;
}

const HOUR = 3_600_000;

interface Voting {
  readonly challengeId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Returns the pair that waits for somebody's answer, or draws the next one; null when they have seen
 * all that there are for them. The time since a pair was shown counts from the first time, unless
 * it could not be answered any more.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_STATE
 */
export async function drawNextPair(
  ports: VotePorts,
  order: Voting,
): Promise<{ readonly pair: PairRecord | null; readonly valid: number }> {
  const { challengeId, userId, now } = order;
  return ports.transact(async (stores) => {
    const { challenges, challengeEntries, challengeVotes } = stores;
    const challenge = shownChallenge(await challenges.find(challengeId));
    requireVoting(challenge, now);
    const { voter } = await enrol(challenge, userId, { ...ports, ...stores });
    const shown = await challengeVotes.pairs(challengeId, voter);
    const valid = await challengeVotes.countValid(challengeId, voter);
    const entries = await challengeEntries.pairable(challengeId);
    const last = shown.at(-1);
    if (last?.choice === null) {
      const standing = new Set(entries.map(({ id }) => id));
      if (standing.has(last.left) && standing.has(last.right)) {
        if (!isExpired(last, now)) return { pair: last, valid };
        await challengeVotes.changePair(last.id, { shownAt: now });
        return { pair: { ...last, shownAt: now }, valid };
      }
      // A work is gone: nobody can compare these two.
      await challengeVotes.changePair(last.id, { choice: "skip" });
    }
    if (shown.length >= PAIRS_EACH_MAX) return { pair: null, valid };
    const author = await numberOfPerson(challenge.salt, "author", userId, ports.hash);
    const drawn = drawPair(author, entries, shown, ports.drawSeed());
    if (drawn === null) return { pair: null, valid };
    const pair: PairRecord = {
      ...{ id: ports.newId(), challengeId, voter, number: shown.length + 1, left: drawn.left },
      ...{ right: drawn.right, shownAt: now, choice: null, ballot: null },
    };
    await challengeVotes.addPair(pair);
    return { pair, valid };
  });
}

/** The clock closes the vote some seconds late. @throws Refusal CHALLENGE_STATE */
export function requireVoting(challenge: ChallengeRecord, now: Date): void {
  const isOver = new Date(challenge.settings.closesAt) <= now;
  requireState(challenge, isOver ? [] : ["voting"]);
}

export const isExpired = ({ shownAt }: PairRecord, now: Date): boolean =>
  now.getTime() - shownAt.getTime() > PAIR_HOURS * HOUR;

/** Finds or adds somebody as a voter, and locks them. Outside is whoever has no entry in the vote. */
async function enrol(
  { id, salt, setup }: ChallengeRecord,
  userId: string,
  { hash, challengeVotes }: Pick<VotePorts, "hash"> & Pick<ChallengeStores, "challengeVotes">,
): Promise<EnrolledVoter> {
  const voter = await numberOfPerson(salt, "voter", userId, hash);
  const author = await numberOfPerson(salt, "author", userId, hash);
  const isOutside = !setup?.entries.some((entry) => entry.author === author);
  return challengeVotes.lockVoter({
    ...{ challengeId: id, voter, userId, isOutside, excludedAt: null, exclusion: null },
  });
}
