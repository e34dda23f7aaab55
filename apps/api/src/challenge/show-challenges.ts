import type { Challenge, ChallengeStanding, OwnEntry } from "@kinora/contracts/challenge/challenge";
import { PAIRS_EACH_MAX } from "@kinora/contracts/challenge/challenge-limits";
import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/account/viewer";
import type {
  ChallengeRecord,
  EntryRecord,
  ListedChallenge,
} from "@kinora/domain/challenge/challenge-record";
import { mayAct } from "@kinora/domain/challenge/challenge-steps";
import type { ChallengeStores } from "@kinora/domain/challenge/challenge-store";
import { foundChallenge, shownChallenge } from "@kinora/domain/challenge/find-challenge";
import type { LoadCards } from "../creation/load-cards.ts";
import { viewerOf } from "../creation/viewer.ts";
import { presentChallenge, presentOwnEntry } from "./present-challenge.ts";

export interface ChallengeShowPorts extends ChallengeStores {
  readonly loadCards: LoadCards;
  readonly now: () => Date;
}

/** Presents challenges with a constant number of queries. */
export async function showChallenges(
  all: readonly ListedChallenge[],
  viewer: Viewer | null,
  { challenges, loadCards }: Pick<ChallengeShowPorts, "challenges" | "loadCards">,
): Promise<Challenge[]> {
  const counts = await challenges.countsOf(all.map(({ id }) => id));
  const covers = all.flatMap(({ settings }) => settings.coverId ?? []);
  const cards = await loadCards(covers, viewer);
  return all.map((challenge) =>
    presentChallenge(
      challenge,
      cards.get(challenge.settings.coverId ?? "") ?? null,
      counts.get(challenge.id),
    ),
  );
}

/** Returns what lists show of a challenge. */
export const listed = ({ result, ...challenge }: ChallengeRecord): ListedChallenge => ({
  ...challenge,
  reason: result?.reason ?? null,
});

/** @throws Refusal CHALLENGE_NOT_FOUND */
export async function showChallenge(
  id: string,
  viewer: Viewer,
  ports: Pick<ChallengeShowPorts, "challenges" | "loadCards">,
): Promise<Challenge> {
  const challenge = foundChallenge(await ports.challenges.find(id));
  const [shown] = await showChallenges([listed(challenge)], viewer, ports);
  if (!shown) throw new Error("A challenge that was found is not shown");
  return shown;
}

/** Finds a challenge for whoever asks: drafts are shown to admins only. */
export async function findFor(
  id: string,
  person: Signed | null,
  { challenges }: Pick<ChallengeShowPorts, "challenges">,
): Promise<ChallengeRecord> {
  const challenge = await challenges.find(id);
  const role = person && viewerOf(person).role;
  return role === "admin" || role === "owner"
    ? foundChallenge(challenge)
    : shownChallenge(challenge);
}

/** What somebody has done in a challenge, and may do. */
export async function showStanding(
  challenge: ChallengeRecord,
  person: Signed,
  ports: ChallengeShowPorts,
): Promise<ChallengeStanding> {
  const { id, state, settings } = challenge;
  const { challengeEntries, challengeVotes, challengePurse, now } = ports;
  const { userId } = person;
  const [own, voter, voteGems] = await Promise.all([
    challengeEntries.ofPerson(id, userId),
    challengeVotes.voterOf(id, userId),
    challengePurse.voteGemsOf(id, userId),
  ]);
  const [pairs, valid] = voter
    ? await Promise.all([
        challengeVotes.pairs(id, voter.voter),
        challengeVotes.countValid(id, voter.voter),
      ])
    : [[], 0];
  const standing = own.filter(({ withdrawnAt }) => withdrawnAt === null).length;
  const isBefore = (moment: string) => now() < new Date(moment);
  return {
    entries: await showOwnEntries(own, person, ports),
    canEnter:
      mayAct(state, "enter", "member") &&
      isBefore(settings.votingAt) &&
      standing < settings.entriesEach,
    canVote: mayAct(state, "vote", "member") && isBefore(settings.closesAt),
    ...{ pairs: pairs.length, pairsMax: PAIRS_EACH_MAX, valid, voteGems },
  };
}

export async function showOwnEntries(
  entries: readonly EntryRecord[],
  person: Signed,
  { loadCards }: Pick<ChallengeShowPorts, "loadCards">,
): Promise<OwnEntry[]> {
  const cards = await loadCards(
    entries.map(({ creationId }) => creationId),
    viewerOf(person),
  );
  return entries.map((entry) => presentOwnEntry(entry, cards.get(entry.creationId) ?? null));
}
