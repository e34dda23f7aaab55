import type { Stage } from "@kinora/contracts/creation/creation";
import type { AtWork } from "../story/stage-states.ts";
import type { Job, JobOutcome } from "./creation-job.ts";

export const STEP_NAMES = ["plan", "draw", "encode", "scan", "store", "settle", "notify"] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Another attempt owns the job, or it was cancelled: whoever gets this stops and touches nothing. */
export class ClaimLost extends Error {
  constructor() {
    super("The job belongs to another attempt or has ended.");
    this.name = "ClaimLost";
  }
}

/** What the finished steps of a job found out, as it was stored. */
export type StepMemos = ReadonlyMap<StepName, unknown>;

export interface JobProgress {
  readonly stage: Stage;
  /** 0..100 over the whole job. */
  readonly percent: number;
  /** undefined: as before. */
  readonly previewHash?: string;
  /** Scenes and stages of a story that are being made. */
  readonly atWork?: readonly AtWork[];
}

export interface JobSteps {
  read(jobId: string): Promise<StepMemos>;
  /** What people see of the job; never goes back. False when the claim is lost. */
  saveProgress(job: Job, progress: JobProgress): Promise<boolean>;
  /** Counts an error of the engine; null when the claim is lost. */
  countFailure(job: Job): Promise<number | null>;
}

/** Ends the job inside a step's transaction. Throws ClaimLost. */
export type EndJob = (outcome: JobOutcome) => Promise<void>;
