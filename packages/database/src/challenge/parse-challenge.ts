import {
  ballotHead,
  bundleDecisions,
  bundleResult,
  bundleSetup,
  type ChainedBallot,
} from "@kinora/contracts/challenge/audit-bundle";
import { challengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import {
  BALLOT_CHOICES,
  CHALLENGE_STATES,
  PRIZE_KINDS,
  PRIZELESS_REASONS,
} from "@kinora/contracts/challenge/challenge-vocabulary";
import type {
  ChallengeRecord,
  EnrolledVoter,
  EntryRecord,
  ListedChallenge,
  PairRecord,
  PrizeRecord,
} from "@kinora/domain/challenge/challenge-record";
import type { Selectable } from "kysely";
import type { z } from "zod";
import { parseKnown } from "../parse-known.ts";
import type {
  ChallengeBallotTable,
  ChallengeEntryTable,
  ChallengePairTable,
  ChallengePrizeTable,
  ChallengeTable,
  ChallengeVoterTable,
} from "../schema.gen.ts";

const orNull = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  value === null ? null : schema.parse(value);

export const parseChallenge = (
  row: Selectable<ChallengeTable> & { readonly was_scheduled: boolean },
): ChallengeRecord => ({
  ...{ id: row.id, createdBy: row.created_by, settings: challengeSettings.parse(row.settings) },
  ...{ day: row.day, isHosted: row.is_hosted, version: row.version, salt: row.salt },
  state: parseKnown(CHALLENGE_STATES, row.state),
  setup: orNull(bundleSetup, row.setup),
  chain: row.chain_hash === null ? null : { number: row.chain_number, hash: row.chain_hash },
  ...{ head: orNull(ballotHead, row.head), publicKey: row.public_key },
  decisions: orNull(bundleDecisions, row.decisions),
  ...{ result: orNull(bundleResult, row.result), signature: row.signature },
  ...{ cancelReason: row.cancel_reason, nextAt: row.next_at, createdAt: row.created_at },
  ...{ endedAt: row.ended_at, wasScheduled: row.was_scheduled },
});

/** Columns of a challenge that lists read. */
export const LISTED = [
  ...(["id", "settings", "day", "state", "version", "head", "public_key"] as const),
  ...(["cancel_reason", "next_at", "reason"] as const),
] as const;

export const parseListed = (
  row: Pick<Selectable<ChallengeTable>, (typeof LISTED)[number]>,
): ListedChallenge => ({
  ...{ id: row.id, settings: challengeSettings.parse(row.settings), day: row.day },
  ...{ state: parseKnown(CHALLENGE_STATES, row.state), version: row.version },
  ...{ head: orNull(ballotHead, row.head), publicKey: row.public_key, nextAt: row.next_at },
  cancelReason: row.cancel_reason,
  reason: row.reason === null ? null : parseKnown(PRIZELESS_REASONS, row.reason),
});

export const parseEntry = (row: Selectable<ChallengeEntryTable>): EntryRecord => ({
  ...{ id: row.id, challengeId: row.challenge_id, userId: row.user_id, author: row.author },
  ...{ slot: row.slot, creationId: row.creation_id, submittedAt: row.submitted_at },
  ...{ withdrawnAt: row.withdrawn_at, excludedAt: row.excluded_at, exclusion: row.exclusion },
});

export const parseVoter = (row: Selectable<ChallengeVoterTable>): EnrolledVoter => ({
  ...{ challengeId: row.challenge_id, voter: row.voter, userId: row.user_id },
  ...{ isOutside: row.is_outside, excludedAt: row.excluded_at, exclusion: row.exclusion },
});

export const parsePair = (row: Selectable<ChallengePairTable>): PairRecord => ({
  ...{ id: row.id, challengeId: row.challenge_id, voter: row.voter, number: row.number },
  ...{ left: row.left_entry, right: row.right_entry, shownAt: row.shown_at, ballot: row.ballot },
  choice: row.choice === null ? null : parseKnown(BALLOT_CHOICES, row.choice),
});

export const parseBallot = (
  row: Omit<Selectable<ChallengeBallotTable>, "challenge_id" | "elapsed">,
): ChainedBallot => ({
  ...{ number: row.number, voter: row.voter, isOutside: row.is_outside, left: row.left_entry },
  ...{ right: row.right_entry, choice: parseKnown(BALLOT_CHOICES, row.choice) },
  ...{ isValid: row.is_valid, hash: row.hash },
});

export const parsePrize = (
  row: Pick<Selectable<ChallengePrizeTable>, "author" | "user_id" | "entry_id" | "kind" | "gems">,
): PrizeRecord => ({
  ...{ author: row.author, userId: row.user_id, entryId: row.entry_id, gems: row.gems },
  kind: parseKnown(PRIZE_KINDS, row.kind),
});
