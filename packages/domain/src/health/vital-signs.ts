import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { ListenerLag } from "../event/listener-lag.ts";

/** Which voices a worker speaks with. */
export interface WorkerVoices {
  /** The large network's, or only the small one that is always there. */
  readonly engine: "large" | "small";
  /** Why there are no large ones; null where there are. */
  readonly why: StoredSentence | null;
}

/** A worker as the others see it. */
export interface WorkerSign {
  /** Seconds since its last sign of life. */
  readonly age: number;
  /** What its children are kept from; null while it has not said. */
  readonly sandbox: string | null;
  /** Null while it has not said. */
  readonly voices: WorkerVoices | null;
}

/** What the database knows about how the server is. */
export interface VitalSigns {
  /** The youngest sign first. */
  readonly workers: readonly WorkerSign[];
  /** Seconds that the oldest order waits; null when none does. */
  readonly queueAge: number | null;
  readonly listeners: readonly ListenerLag[];
  /** How many of the demo works are made; null once no more are on their way. */
  readonly demoWorks: DemoWorks | null;
}

/** What a new server makes by itself, to have something to show. */
export interface DemoWorks {
  readonly made: number;
  readonly ordered: number;
  /** How far all of them are together, with those at work. */
  readonly percent: number;
}

/** Bytes free below which results can hardly be kept any more; uploads are refused long before. */
export const DISK_FULL = 300_000_000;
/** Seconds of silence after which a worker is not counted on any more. */
export const WORKER_SILENT = 15;
/** Seconds that an order may wait before the queue counts as slow. */
export const QUEUE_SLOW = 600;
/** Seconds that a listener may be behind before that counts as late. */
export const EVENTS_LATE = 60;
