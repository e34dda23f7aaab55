import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { pageOf } from "../http/page.ts";
import { ballotReceipt } from "./audit-bundle.ts";
import { BALLOT_CHOICES } from "./challenge-vocabulary.ts";

/** A work of a pair: nothing that tells whose it is, or what others think of it. */
export const pairedWork = z
  .object({
    /** Seconds for which it must have played, or been on the screen, for the ballot to count. */
    leastSeconds: z.number(),
    ...creationCard.pick({
      ...{ kind: true, aspectRatio: true, width: true, height: true, duration: true },
      ...{ thumbhash: true, media: true, music: true },
    }).shape,
  })
  .meta({ id: "PairedWork" });
export type PairedWork = z.output<typeof pairedWork>;

export const challengePair = z
  .object({
    id: z.string(),
    /** From 1. */
    number: z.int(),
    left: pairedWork,
    right: pairedWork,
  })
  .meta({ id: "ChallengePair" });
export type ChallengePair = z.output<typeof challengePair>;

/** POST /api/challenges/{id}/pairs: null when the person has seen all that there are for them. */
export const nextPair = z.object({
  pair: challengePair.nullable(),
  /** Answers that count so far. */
  valid: z.int(),
  pairsMax: z.int(),
});
export type NextPair = z.output<typeof nextPair>;

const seconds = z.number().min(0).max(86_400);
/** POST /api/challenge-pairs/{id}/ballot, with the seconds for which each work played. */
export const ballotOrder = z.strictObject({
  choice: z.enum(BALLOT_CHOICES),
  played: z.strictObject({ left: seconds, right: seconds }),
});
export type BallotOrder = z.output<typeof ballotOrder>;

/** What a voter keeps, to find their ballot in the bundle. */
export const ballotAnswer = z.object({
  receipt: ballotReceipt,
  /** False when the works had not played for long enough. */
  isValid: z.boolean(),
});
export const ballotReceiptPage = pageOf(ballotReceipt);

/** A voter as staff see them: by number, with how they voted. */
export const challengeVoter = z
  .object({
    voter: z.string(),
    isOutside: z.boolean(),
    ballots: z.int(),
    valid: z.int(),
    /** Answers for the work on the left. */
    left: z.int(),
    /** Median seconds between seeing a pair and answering. */
    seconds: z.number(),
    isExcluded: z.boolean(),
  })
  .meta({ id: "ChallengeVoter" });
export type ChallengeVoter = z.output<typeof challengeVoter>;
export const challengeVoterPage = pageOf(challengeVoter);
