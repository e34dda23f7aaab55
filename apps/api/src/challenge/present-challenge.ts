import type { BundleResult } from "@kinora/contracts/challenge/audit-bundle";
import type { Challenge, ChallengePlace, OwnEntry } from "@kinora/contracts/challenge/challenge";
import type { ChallengeVoter, PairedWork } from "@kinora/contracts/challenge/challenge-vote";
import type { CreationCard } from "@kinora/contracts/creation/creation";
import type {
  EnrolledVoter,
  EntryRecord,
  ListedChallenge,
} from "@kinora/domain/challenge/challenge-record";
import type { ChallengeCounts, VoterSummary } from "@kinora/domain/challenge/challenge-store";
import { leastPlayed } from "@kinora/domain/challenge/count-ballot";

export function presentChallenge(
  challenge: ListedChallenge,
  cover: CreationCard | null,
  counts: ChallengeCounts = { entries: 0, ballots: 0 },
): Challenge {
  const { id, settings, state, version, head, publicKey, cancelReason } = challenge;
  return {
    ...{ id, ...settings, kinds: [...settings.kinds], cover, state, version, ...counts },
    ...{ isDaily: challenge.day !== null, head, publicKey, cancelReason },
    // The rest of the result is published when it is final.
    reason: state === "completed" ? challenge.reason : null,
    reviewedUntil: state === "reviewing" ? (challenge.nextAt?.toISOString() ?? null) : null,
  };
}

export const presentOwnEntry = (
  { id, submittedAt, withdrawnAt, exclusion }: EntryRecord,
  work: CreationCard | null,
): OwnEntry => ({
  ...{ id, work, submittedAt: submittedAt.toISOString(), excluded: exclusion },
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

/** Keeps the names of files back, which tell what a work is called. */
export function presentPairedWork(card: CreationCard): PairedWork {
  const { kind, aspectRatio, width, height, duration, thumbhash, media, music } = card;
  return {
    leastSeconds: leastPlayed(kind === "image" ? null : duration),
    ...{ kind, aspectRatio, width, height, duration, thumbhash, music },
    media: media && { ...media, downloads: [] },
  };
}

export const presentPlace = (
  place: BundleResult["places"][number],
  prizes: BundleResult["prizes"],
  work: CreationCard | null,
): ChallengePlace => {
  const prize = prizes.find(({ entry }) => entry === place.entry);
  return { ...place, work, prize: prize ? { kind: prize.kind, gems: prize.gems } : null };
};

export const presentVoter = (one: EnrolledVoter & VoterSummary): ChallengeVoter => ({
  ...{ voter: one.voter, isOutside: one.isOutside, ballots: one.ballots, valid: one.valid },
  ...{ left: one.left, seconds: one.elapsed / 1_000, isExcluded: one.excludedAt !== null },
});
