import type { Job, Lane } from "./job.ts";

/** What a worker asks for. */
export interface WantedJob {
  readonly lane: Lane;
  /** Demo content, or what people ordered. */
  readonly background: boolean;
  /** Of newcomers only: people of whom nothing is begun, but what a worker vanished with. */
  readonly newcomersOnly: boolean;
  /** Of people only whose waiting work is all small. */
  readonly smallOnly: boolean;
  /** Also what a worker vanished with; false: of nobody who has such a thing waiting. */
  readonly suspects: boolean;
}

/** Jobs in the hands of a worker. A claim is lost when the worker falls silent for ten seconds. */
export interface JobClaims {
  /** Takes the next job whose person may have one more at work; null when there is none. */
  claim(wanted: WantedJob, now: Date): Promise<Job | null>;
  /** Is nothing that a person ordered waiting or at work in this lane, here or elsewhere? */
  isEmpty(lane: Lane): Promise<boolean>;
  /** Says that the worker lives; false when the claim is lost or the job was cancelled. */
  keep(job: Job): Promise<boolean>;
  /** Gives the job back to the queue. */
  release(job: Job): Promise<void>;
  /** Gives the job back until then, or until it is woken: it waits for an answer from outside. */
  wait(job: Job, until: Date): Promise<void>;
  /** Does work of somebody wait in its lane of whom nothing is being worked on there, or a suspect for being alone? */
  othersWait(job: Job): Promise<boolean>;
  /** Gives the job back behind what waits now; it is no suspect any more. */
  yield(job: Job): Promise<void>;
  /** Does work of a newcomer wait in a lane? */
  newcomersWait(lane: Lane): Promise<boolean>;
  /** Does work wait in a lane of somebody of whom nothing was begun there yet, of somebody else than this person? */
  firstTimersWait(lane: Lane, besides: string | null): Promise<boolean>;
  /** Does an upload wait of somebody of whom none is being taken in? Of somebody else than this person. */
  uploadsWait(besides: string | null): Promise<boolean>;
  /** Does a suspect wait for being alone that would be done in a moment: a small job, or a photo? */
  smallSuspectsWait(): Promise<boolean>;
  /** Gives the job back, unbegun, behind the first of those; what is held against it stays. */
  giveWay(job: Job): Promise<void>;
  /** Notes that nothing else is at work beside it: should the worker die now, it is this job's doing. */
  setAlone(job: Job): Promise<void>;
  /** Notes that others are at work beside it from now on, and that it is no suspect any more. */
  clear(job: Job): Promise<void>;
  /** Notes that the worker is told to stop: however it ends, it is not this job's doing. */
  excuse(job: Job): Promise<void>;
  /** Takes back that this attempt took its worker along: the worker lives, only its claim was lost. */
  acquit(job: Job): Promise<void>;
}
