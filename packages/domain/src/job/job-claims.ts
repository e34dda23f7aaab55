import type { Job, Lane } from "./job.ts";

/** The job that a worker asks for. */
export interface WantedJob {
  readonly lane: Lane;
  /** True for demo content, false for users' orders. */
  readonly background: boolean;
  /** Only jobs of newcomers: people without a started job, apart from suspects. */
  readonly newcomersOnly: boolean;
  /** Only jobs of people whose waiting jobs are all small. */
  readonly smallOnly: boolean;
  /**
   * True to include suspects (jobs whose worker vanished); false to skip people who have one
   * waiting.
   */
  readonly suspects: boolean;
}

/** Jobs claimed by workers. A claim is lost when the worker sends no heartbeat for ten seconds. */
export interface JobClaims {
  /** Claims the next job whose person may have another one running; null when there is none. */
  claim(wanted: WantedJob, now: Date): Promise<Job | null>;
  /** Returns whether no user's order is waiting or running in this lane, on any worker. */
  isEmpty(lane: Lane): Promise<boolean>;
  /** Sends a heartbeat; false when the claim is lost or the job was cancelled. */
  keep(job: Job): Promise<boolean>;
  /** Returns the job to the queue. */
  release(job: Job): Promise<void>;
  /**
   * Returns the job to the queue until `until` or until it is woken, because it waits for an
   * external response.
   */
  wait(job: Job, until: Date): Promise<void>;
  /**
   * Returns whether the job's lane has waiting work of a person without a running job there, or a
   * suspect that waits to run alone.
   */
  othersWait(job: Job): Promise<boolean>;
  /** Returns the job to the queue behind everything waiting; it is no longer a suspect. */
  yield(job: Job): Promise<void>;
  /** Returns whether work of a newcomer is waiting in a lane. */
  newcomersWait(lane: Lane): Promise<boolean>;
  /**
   * Returns whether a lane has waiting work of a person, other than `besides`, who has had no job
   * started there yet.
   */
  firstTimersWait(lane: Lane, besides: string | null): Promise<boolean>;
  /**
   * Returns whether an upload is waiting of a person, other than `besides`, who has none being
   * ingested.
   */
  uploadsWait(besides: string | null): Promise<boolean>;
  /**
   * Returns whether a suspect that would finish quickly (a small job or a photo) waits to run
   * alone.
   */
  smallSuspectsWait(): Promise<boolean>;
  /**
   * Returns the job, unstarted, to the queue behind the first such suspect; its record of vanished
   * workers stays.
   */
  giveWay(job: Job): Promise<void>;
  /**
   * Records that nothing else is running beside it, so a crash of the worker counts against this
   * job.
   */
  setAlone(job: Job): Promise<void>;
  /** Records that other jobs are running beside it, and that it is no longer a suspect. */
  clear(job: Job): Promise<void>;
  /** Records that the worker was told to stop, so its end does not count against this job. */
  excuse(job: Job): Promise<void>;
  /**
   * Withdraws the record that this attempt killed its worker: the worker is alive and only lost its
   * claim.
   */
  acquit(job: Job): Promise<void>;
}
