import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { ListenerLag } from "../event/listener-lag.ts";

/** The voices available to a worker. */
export interface WorkerVoices {
  /** The large network, or only the small one that is always available. */
  readonly engine: "large" | "small";
  /** Why the large network is unavailable; null when it is available. */
  readonly why: StoredSentence | null;
}

/** A worker as seen by other processes. */
export interface WorkerSign {
  /** Seconds since its last heartbeat. */
  readonly age: number;
  /** What the sandbox denies its child processes; null until reported. */
  readonly sandbox: string | null;
  /** Null until reported. */
  readonly voices: WorkerVoices | null;
}

/** State of the server as recorded in the database. */
export interface VitalSigns {
  /** Latest heartbeat first. */
  readonly workers: readonly WorkerSign[];
  /** Seconds that the oldest order has been waiting; null when none is waiting. */
  readonly queueAge: number | null;
  readonly listeners: readonly ListenerLag[];
  /** Number of people whose last archive of their data was given up. */
  readonly takeoutsFailed: number;
  /** Differences between books that nobody has taken note of. */
  readonly booksDiffer: number;
  /** Progress of the demo works; null once all are finished. */
  readonly demoWorks: DemoWorks | null;
}

/** Works that a new server makes by itself, to have something to show. */
export interface DemoWorks {
  readonly made: number;
  readonly ordered: number;
  /** Progress over all of them, including those in progress. */
  readonly percent: number;
}

/** Free bytes below which storing results becomes unreliable; uploads are refused long before. */
export const DISK_FULL = 300_000_000;
/** Seconds without a heartbeat after which a worker counts as dead. */
export const WORKER_SILENT = 15;
/** Seconds of waiting after which the queue counts as slow. */
export const QUEUE_SLOW = 300;
/** Seconds of lag after which a listener counts as late. */
export const EVENTS_LATE = 60;
