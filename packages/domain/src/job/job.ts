import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { SubjectRef } from "../subject.ts";

export const JOB_OUTCOMES = ["delivered", "failed", "cancelled"] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/**
 * What a job keeps busy: `render` our processors, `hosted` somebody else's, `deliver` a platform that takes works,
 * `upkeep` nobody in particular.
 */
export const LANES = ["render", "hosted", "deliver", "upkeep"] as const;
export type Lane = (typeof LANES)[number];

/**
 * How long a job keeps its lane busy: `small` a moment, `large` minutes, `huge` perhaps a quarter of an hour: of these a
 * person has only half as many at work.
 */
export const JOB_SIZES = ["small", "large", "huge"] as const;
export type JobSize = (typeof JOB_SIZES)[number];

/** Errors of what makes the result after which a job is given up. Crashes of our own do not count. */
export const MAX_FAILURES = 3;
/** Workers that a job may take along while nothing else is at work there, without getting on between. */
export const MAX_LONE_DEATHS = 3;

/** Work that is done apart from the request that ordered it, step by step, by whichever worker is free. */
export interface Job {
  readonly id: string;
  /** Says how it is done: `<noun>.<what>`. */
  readonly kind: string;
  /** What it is about. One unfinished job a subject. */
  readonly subject: SubjectRef;
  readonly lane: Lane;
  readonly size: JobSize;
  readonly userId: string;
  /** What is asked for, if the subject does not say it. Plain JSON; those of its kind know its shape. */
  readonly order: unknown;
  /** Seeded demo content: lowest priority, no hold. */
  readonly background: boolean;
  readonly holdId: string | null;
  readonly gems: number;
  /** Claims so far; the newest owns the job. */
  readonly attempt: number;
  readonly failures: number;
  /** A worker vanished with it: it is taken alone. */
  readonly suspect: boolean;
  /** Attempts that took their worker along with nothing beside them, since it last got on. */
  readonly loneDeaths: number;
  /** Workers that vanished with it since it last got on, alone or in company. */
  readonly vanished: number;
  readonly stage: CreationStage;
  readonly percent: number;
  readonly previewHash: string | null;
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly outcome: JobOutcome | null;
}
