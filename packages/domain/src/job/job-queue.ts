import type { Tier } from "@kinora/contracts/account/account";
import type { SubjectRef } from "../subject.ts";
import type { Job, Lane } from "./job.ts";

export interface NewJob extends Pick<Job, "id" | "kind" | "subject" | "lane" | "size" | "userId"> {
  /** Plain JSON; null when the subject says everything. */
  readonly order: object | null;
  readonly tier: Tier;
  readonly background: boolean;
  readonly holdId: string | null;
  readonly gems: number;
  readonly now: Date;
}

/** The job queue. All changes commit or roll back with the surrounding transaction. */
export interface JobQueue {
  /** Serialises the requests of a person until the transaction ends. */
  lockPerson(userId: string): Promise<void>;
  /** Number of a person's jobs that have not started. */
  countWaiting(userId: string): Promise<number>;
  /**
   * Number of a person's jobs in a lane that have not ended; in the hosted lane also the pieces of
   * their stories that services are making.
   */
  countOpen(userId: string, lane: Lane): Promise<number>;
  /** Enqueues a job fairly: people take turns, however many jobs each has. */
  enqueue(job: NewJob): Promise<void>;
  /** Reads the unfinished job of a subject and locks it until the transaction ends. */
  lockOpen(subject: SubjectRef): Promise<Job | null>;
  /** Makes the unfinished job of a subject due at once if it waits for an external response. */
  wake(subject: SubjectRef): Promise<void>;
  /** Removes a job from the queue, or revokes its worker's claim. */
  cancel(job: Job, now: Date): Promise<void>;
}
