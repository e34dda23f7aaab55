import { z } from "zod";
import { cleanLines } from "../account/display-name.ts";
import { creationCard } from "../creation/creation.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { ballotHead } from "./audit-bundle.ts";
import { STATEMENT_MAX } from "./challenge-limits.ts";
import { challengeSettings } from "./challenge-settings.ts";
import {
  CHALLENGE_STATES,
  PRIZE_KINDS,
  PRIZELESS_REASONS,
  STAFF_STEPS,
} from "./challenge-vocabulary.ts";

/** An entry as its author sees it. */
export const ownEntry = z
  .object({
    id: z.string(),
    /** Null once the work is gone. */
    work: creationCard.nullable(),
    submittedAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
    /** Why it was excluded, as published; null when it was not. */
    excluded: z.string().nullable(),
  })
  .meta({ id: "OwnChallengeEntry" });
export type OwnEntry = z.output<typeof ownEntry>;

export const challenge = z
  .object({
    id: z.string(),
    ...challengeSettings.shape,
    /** Null without one, and once its work is no longer public. */
    cover: creationCard.nullable(),
    state: z.enum(CHALLENGE_STATES),
    /** Rises with every change; a change of the draft names the version that it is based on. */
    version: z.int(),
    /** True for the one that the server holds every day. */
    isDaily: z.boolean(),
    entries: z.int(),
    ballots: z.int(),
    /** End of the chain of ballots, from the end of voting on, and the key that it is signed with. */
    head: ballotHead.nullable(),
    publicKey: z.string().nullable(),
    /** Why nobody won anything; known with the result. */
    reason: z.enum(PRIZELESS_REASONS).nullable(),
    cancelReason: z.string().nullable(),
    /** When the result is final, while it is reviewed. */
    reviewedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: "Challenge" });
export type Challenge = z.output<typeof challenge>;
export const challengePage = pageOf(challenge);

/** What somebody has done in a challenge. */
export const challengeStanding = z
  .object({
    entries: z.array(ownEntry),
    canEnter: z.boolean(),
    canVote: z.boolean(),
    /** Pairs that were shown, and that can be shown to one person. */
    ...{ pairs: z.int(), pairsMax: z.int() },
    /** Answers that count. */
    valid: z.int(),
    /** Gems for the answers; null before the result. */
    voteGems: z.int().nullable(),
  })
  .meta({ id: "ChallengeStanding" });
export type ChallengeStanding = z.output<typeof challengeStanding>;

/** GET /api/challenges/{id}; `mine` is null for visitors. */
export const shownChallenge = z.object({ challenge, mine: challengeStanding.nullable() });

export const challengePlace = z
  .object({
    place: z.int(),
    entry: z.string(),
    /** Null once the work is gone or no longer public. */
    work: creationCard.nullable(),
    /** Bradley–Terry strength and its 95 % interval, in logarithms of odds. */
    ...{ strength: z.number(), low: z.number(), high: z.number() },
    ...{ compared: z.number(), preferred: z.number() },
    prize: z.object({ kind: z.enum(PRIZE_KINDS), gems: z.int() }).nullable(),
  })
  .meta({ id: "ChallengePlace" });
export type ChallengePlace = z.output<typeof challengePlace>;
export const challengePlacePage = pageOf(challengePlace);

/** An entry as staff see it when voting is over: with its place, while it has one. */
export const tallied = z
  .object({
    entry: z.string(),
    /** The author's number in this challenge. */
    author: z.string(),
    /** Null once it is gone. */
    work: creationCard.nullable(),
    submittedAt: z.iso.datetime(),
    /** Null for entries that the ranking left out. */
    rank: challengePlace.omit({ entry: true, work: true }).nullable(),
    /** Whether the author is suspended, and wins nothing. */
    isBarred: z.boolean(),
    isExcluded: z.boolean(),
    /** As published; null for works that were gone. */
    statement: z.string().nullable(),
  })
  .meta({ id: "TalliedEntry" });
export type TalliedEntry = z.output<typeof tallied>;
export const talliedPage = pageOf(tallied);

/** Who was left out of a result, and why; entries and voters by the bundle's ids. */
export const challengeExclusion = z
  .object({
    what: z.enum(["entry", "voter"]),
    id: z.string(),
    statement: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ChallengeExclusion" });
export type ChallengeExclusion = z.output<typeof challengeExclusion>;
export const challengeExclusionPage = pageOf(challengeExclusion);

export const challengeQuery = pageQuery.extend({ state: z.enum(CHALLENGE_STATES).optional() });

/** PUT /api/admin/challenges/{id}. */
export const challengeChange = z.strictObject({ version: z.int(), settings: challengeSettings });

export const statement = z.string().overwrite(cleanLines).trim().min(1).max(STATEMENT_MAX);
/** POST /api/admin/challenges/{id}/steps: a cancellation says why, which is published. */
export const challengeStepOrder = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("cancel"), reason: statement }),
  z.strictObject({ step: z.enum(STAFF_STEPS).exclude(["cancel"]) }),
]);
export type ChallengeStepOrder = z.output<typeof challengeStepOrder>;

/** POST /api/admin/challenges/{id}/schedule: the draft that was looked at. */
export const largeScheduleOrder = z.strictObject({ version: z.int() });

/** POST …/exclude: the statement is published with the result. */
export const exclusionOrder = z.strictObject({ statement });

/** POST /api/challenges/{id}/entries. */
export const newEntry = z.strictObject({
  creationId: unshown(z.string().min(1).max(64), "an id"),
});
