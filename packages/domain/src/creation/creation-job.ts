import type { Tier } from "@kinora/contracts/account/account";
import type { Stage } from "@kinora/contracts/creation/creation";
import type { StoryTask } from "../story/story-task.ts";

export const JOB_OUTCOMES = ["delivered", "failed", "cancelled"] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** Errors of the engine after which a job is given up. Crashes of our own do not count. */
export const MAX_FAILURES = 3;
/** Workers that a job may take along while nothing else is at work there, without getting on between. */
export const MAX_LONE_DEATHS = 3;

interface JobState {
  readonly id: string;
  readonly userId: string;
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
  readonly stage: Stage;
  readonly percent: number;
  readonly previewHash: string | null;
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly outcome: JobOutcome | null;
}

/** The work on one creation; a retry is another job. */
export interface CreationJob extends JobState {
  readonly creationId: string;
  readonly storyId: null;
}

/** Work on a story that is no creation: its script, its pictures and voices, a preview. */
export interface StoryJob extends JobState {
  readonly creationId: null;
  readonly storyId: string;
  readonly task: StoryTask;
}

/** One queue for both: who orders stories and films takes turns with both. */
export type Job = CreationJob | StoryJob;

interface NewJob {
  readonly id: string;
  readonly userId: string;
  readonly tier: Tier;
  readonly background: boolean;
  readonly holdId: string | null;
  readonly gems: number;
  readonly now: Date;
}
export interface NewCreationJob extends NewJob {
  readonly creationId: string;
}
export interface NewStoryJob extends NewJob {
  readonly storyId: string;
  readonly task: StoryTask;
}

/** The queue. Everything commits or vanishes with the surrounding transaction. */
export interface CreationQueue {
  /** One request of a person at a time, until the transaction ends. */
  lockPerson(userId: string): Promise<void>;
  /** How many jobs of a person wait for a renderer. */
  countWaiting(userId: string): Promise<number>;
  /** Enqueues fairly: persons take turns, however many jobs each has. */
  enqueue(job: NewCreationJob | NewStoryJob): Promise<void>;
  /** The unfinished job of a creation, kept from changing until the transaction ends. */
  lockOpenJob(creationId: string): Promise<CreationJob | null>;
  /** The unfinished job of a story, likewise. */
  lockOpenStoryJob(storyId: string): Promise<StoryJob | null>;
  /** Takes a job out of the queue, or out of the hands of its worker. */
  cancel(job: Job, now: Date): Promise<void>;
}
