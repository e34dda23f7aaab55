import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { Job, JobOutcome } from "./job.ts";

/**
 * The job belongs to another attempt or was cancelled. The receiver must stop and change nothing.
 */
export class ClaimLost extends Error {
  constructor() {
    super("The job belongs to another attempt or has ended.");
    this.name = "ClaimLost";
  }
}

/** Results of a job's finished steps by name, as stored. */
export type StepMemos = ReadonlyMap<string, unknown>;

export interface JobProgress {
  readonly stage: CreationStage;
  /** 0 to 100 over the whole job. */
  readonly percent: number;
  /** Number of orders ahead at the external service; undefined when unknown or not waiting. */
  readonly ahead?: number | undefined;
  /** Undefined to keep the previous one. */
  readonly previewHash?: string;
  /** Parts of the subject in progress, as plain JSON; undefined to keep the previous ones. */
  readonly atWork?: readonly object[];
}

export interface JobSteps {
  read(jobId: string): Promise<StepMemos>;
  /**
   * Stores the progress shown to users, which never decreases. Returns false when the claim is
   * lost.
   */
  saveProgress(job: Job, progress: JobProgress): Promise<boolean>;
  /** Counts a failure of the generator and returns the total; null when the claim is lost. */
  countFailure(job: Job): Promise<number | null>;
}

/** Ends the job inside a step's transaction. Throws ClaimLost. */
export type EndJob = (outcome: JobOutcome) => Promise<void>;
