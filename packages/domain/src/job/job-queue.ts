import type { Tier } from "@kinora/contracts/account/account";
import type { SubjectRef } from "../subject.ts";
import type { Job, Lane } from "./job.ts";

export interface NewJob extends Pick<Job, "id" | "kind" | "subject" | "lane" | "size" | "userId"> {
  /** Plain JSON; null: the subject says all. */
  readonly order: object | null;
  readonly tier: Tier;
  readonly background: boolean;
  readonly holdId: string | null;
  readonly gems: number;
  readonly now: Date;
}

/** The queue. Everything commits or vanishes with the surrounding transaction. */
export interface JobQueue {
  /** One request of a person at a time, until the transaction ends. */
  lockPerson(userId: string): Promise<void>;
  /** How many jobs of a person were not begun yet. */
  countWaiting(userId: string): Promise<number>;
  /** How many jobs of a person in a lane have not ended. */
  countOpen(userId: string, lane: Lane): Promise<number>;
  /** Enqueues fairly: persons take turns, however many jobs each has. */
  enqueue(job: NewJob): Promise<void>;
  /** The unfinished job about this, kept from changing until the transaction ends. */
  lockOpen(subject: SubjectRef): Promise<Job | null>;
  /** Has the unfinished job about this taken up now if it waits for an answer from outside. */
  wake(subject: SubjectRef): Promise<void>;
  /** Takes a job out of the queue, or out of the hands of its worker. */
  cancel(job: Job, now: Date): Promise<void>;
}
