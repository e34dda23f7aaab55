import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { SubjectRef } from "../subject.ts";

export const JOB_OUTCOMES = ["delivered", "failed", "cancelled"] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/**
 * The resource that a job uses: `render` our processors, `hosted` an external service, `deliver` a
 * publishing platform, `upkeep` none in particular.
 */
export const LANES = ["render", "hosted", "deliver", "upkeep"] as const;
export type Lane = (typeof LANES)[number];

/**
 * How long a job occupies its lane: `small` moments, `large` minutes, `huge` up to about a quarter
 * of an hour. A person may have only half as many huge jobs running.
 */
export const JOB_SIZES = ["small", "large", "huge"] as const;
export type JobSize = (typeof JOB_SIZES)[number];

/**
 * Number of generator failures after which a job is given up. Crashes of our own processes do not
 * count.
 */
export const MAX_FAILURES = 3;
/**
 * Number of workers that may die with a job running alone and without progress before it is given
 * up.
 */
export const MAX_LONE_DEATHS = 3;

/** Work that is done outside the request that ordered it, step by step, by any free worker. */
export interface Job {
  readonly id: string;
  /** Selects the handler: `<noun>.<what>`. */
  readonly kind: string;
  /** The subject; it has at most one unfinished job. */
  readonly subject: SubjectRef;
  readonly lane: Lane;
  readonly size: JobSize;
  readonly userId: string;
  /** Payload when the subject is not enough. Plain JSON; its shape depends on the kind. */
  readonly order: unknown;
  /** True for seeded demo content, which has the lowest priority and no hold. */
  readonly background: boolean;
  readonly holdId: string | null;
  readonly gems: number;
  /** Number of claims; the latest one owns the job. */
  readonly attempt: number;
  readonly failures: number;
  /** True when a worker vanished with it; it then runs alone. */
  readonly suspect: boolean;
  /** Number of workers that died with it running alone since it last made progress. */
  readonly loneDeaths: number;
  /** Number of workers that vanished with it, alone or not, since it last made progress. */
  readonly vanished: number;
  readonly stage: CreationStage;
  readonly percent: number;
  readonly previewHash: string | null;
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly outcome: JobOutcome | null;
}
