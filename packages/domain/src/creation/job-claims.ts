import type { Job } from "./creation-job.ts";

export type Lane = "person" | "background";

/** Jobs in the hands of a worker. A claim is lost when the worker falls silent for ten seconds. */
export interface JobClaims {
  /** Takes the next job whose person may have one more at work; null when there is none. */
  claim(lane: Lane, now: Date): Promise<Job | null>;
  /** Is nothing that a person ordered waiting or at work, here or elsewhere? */
  isLaneEmpty(): Promise<boolean>;
  /** Says that the worker lives; false when the claim is lost or the job was cancelled. */
  keep(job: Job): Promise<boolean>;
  /** Gives the job back to the queue. */
  release(job: Job): Promise<void>;
  /** Does work of somebody wait of whom nothing is being worked on, or a suspect for being alone? */
  othersWait(job: Job): Promise<boolean>;
  /** Gives the job back behind what waits now; it is no suspect any more. */
  yield(job: Job): Promise<void>;
  /** Does work of somebody else wait of whom nothing was begun yet? */
  newcomersWait(job: Job): Promise<boolean>;
  /** Gives the job back, unbegun, behind the first of those newcomers; what is held against it stays. */
  giveWay(job: Job): Promise<void>;
  /** Notes that nothing else is at work beside it: should the worker die now, it is this job's doing. */
  setAlone(job: Job): Promise<void>;
  /** Notes that the worker is told to stop: however it ends, it is not this job's doing. */
  excuse(job: Job): Promise<void>;
  /** Takes back that this attempt took its worker along: the worker lives, only its claim was lost. */
  acquit(job: Job): Promise<void>;
}
