import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { Job, JobOutcome } from "./job.ts";

/** Another attempt owns the job, or it was cancelled: whoever gets this stops and touches nothing. */
export class ClaimLost extends Error {
  constructor() {
    super("The job belongs to another attempt or has ended.");
    this.name = "ClaimLost";
  }
}

/** What the finished steps of a job found out, by name, as it was stored. */
export type StepMemos = ReadonlyMap<string, unknown>;

export interface JobProgress {
  readonly stage: CreationStage;
  /** 0..100 over the whole job. */
  readonly percent: number;
  /** Orders in front of it at the service of others that it waits for; undefined: it does not say, or does not wait. */
  readonly ahead?: number | undefined;
  /** undefined: as before. */
  readonly previewHash?: string;
  /** Parts of the subject that are being made; plain JSON, undefined: as before. */
  readonly atWork?: readonly object[];
}

export interface JobSteps {
  read(jobId: string): Promise<StepMemos>;
  /** What people see of the job; never goes back. False when the claim is lost. */
  saveProgress(job: Job, progress: JobProgress): Promise<boolean>;
  /** Counts an error of what makes the result; null when the claim is lost. */
  countFailure(job: Job): Promise<number | null>;
}

/** Ends the job inside a step's transaction. Throws ClaimLost. */
export type EndJob = (outcome: JobOutcome) => Promise<void>;
