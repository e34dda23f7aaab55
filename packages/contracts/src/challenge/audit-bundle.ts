import { z } from "zod";
import { BALLOT_CHOICES, PRIZE_KINDS, PRIZELESS_REASONS } from "./challenge-vocabulary.ts";
import { prizePlan } from "./prize-plan.ts";

/** Maximum entries and ballots of a bundle; a longer file is not read. */
export const BUNDLE_ENTRIES_MAX = 10_000;
export const BUNDLE_BALLOTS_MAX = 1_000_000;

/** Printable: a stranger's bundle is shown in terminals as well. */
const id = z.string().regex(/^[!-~]{1,64}$/);
/** A person by a number of this challenge alone: nobody can tell from it who it is. */
const person = z.string().regex(/^[0-9a-f]{16}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string().min(1).max(10_000);

/** What was fixed when voting began. */
export const bundleSetup = z.strictObject({
  challenge: id,
  /** Gems of the pool. */
  pool: z.int().min(0),
  plan: prizePlan,
  isHosted: z.boolean(),
  entries: z
    .array(z.strictObject({ id, author: person, submittedAt: z.iso.datetime() }))
    .max(BUNDLE_ENTRIES_MAX),
});
export type BundleSetup = z.infer<typeof bundleSetup>;

export const chainedBallot = z.strictObject({
  /** Consecutive, from 1, in the order in which ballots arrived. */
  number: z.int().min(1),
  /** As a voter, a person has another number than as an author. */
  voter: person,
  /** False for authors of entries, and for the host and accounts related to the host. */
  isOutside: z.boolean(),
  ...{ left: id, right: id },
  choice: z.enum(BALLOT_CHOICES),
  /** False when the works had not played for long enough. */
  isValid: z.boolean(),
  hash,
});
export type ChainedBallot = z.infer<typeof chainedBallot>;

/** What a voter is answered, to find their ballot in the bundle. */
export const ballotReceipt = chainedBallot
  .pick({ number: true, hash: true })
  .meta({ id: "BallotReceipt" });
export type BallotReceipt = z.infer<typeof ballotReceipt>;

/** The end of the chain, published when voting closes. */
export const ballotHead = z
  .strictObject({
    challenge: id,
    /** Number and hash of the last ballot; without any, 0 and the hash of the setup. */
    number: z.int().min(0),
    hash,
    /** Ed25519, in base64. */
    signature: text,
  })
  .meta({ id: "BallotHead" });
export type BallotHead = z.infer<typeof ballotHead>;

/** What people decided while the result was reviewed; each has a published statement. */
export const bundleDecisions = z.strictObject({
  excludedEntries: z.array(id),
  excludedVoters: z.array(person),
  /** Authors who win nothing because they are the host or related to the host. */
  barredAuthors: z.array(person),
});
export type BundleDecisions = z.infer<typeof bundleDecisions>;

export const bundleResult = z.strictObject({
  places: z.array(
    z.strictObject({
      place: z.int().min(1),
      entry: id,
      ...{ strength: z.number(), low: z.number(), high: z.number() },
      ...{ compared: z.number().min(0), preferred: z.number().min(0) },
    }),
  ),
  reason: z.enum(PRIZELESS_REASONS).nullable(),
  prizes: z.array(
    z.strictObject({
      ...{ author: person, entry: id },
      kind: z.enum(PRIZE_KINDS),
      gems: z.int().min(1),
    }),
  ),
  /** Gems of the pool that went back. */
  back: z.int().min(0),
});
export type BundleResult = z.infer<typeof bundleResult>;

/** Everything that is needed to recompute the result of a challenge. */
export const auditBundle = z
  .strictObject({
    version: z.literal(1),
    setup: bundleSetup,
    ballots: z.array(chainedBallot).max(BUNDLE_BALLOTS_MAX),
    head: ballotHead,
    decisions: bundleDecisions,
    result: bundleResult,
    /** Of decisions and result, Ed25519 in base64. */
    signature: text,
    /** The server's public key: SPKI, base64. */
    publicKey: text,
  })
  .meta({ id: "AuditBundle" });
export type AuditBundle = z.infer<typeof auditBundle>;
