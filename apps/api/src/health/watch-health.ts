import type { Degraded } from "@kinora/contracts/health/health";
import {
  DISK_FULL,
  EVENTS_LATE,
  QUEUE_SLOW,
  type VitalSigns,
  WORKER_SILENT,
} from "@kinora/domain/health/vital-signs";

export interface HealthPorts {
  readonly readSigns: () => Promise<VitalSigns>;
  /** Free bytes where results are stored. Rejects when the storage cannot be read or written. */
  readonly probeMedia: () => Promise<number>;
}

/** Health of the server at the last check. */
export interface ServerHealth {
  readonly degraded: readonly Degraded[];
  readonly signs: VitalSigns;
}

export interface HealthWatch {
  /** Returns the last known health immediately. */
  standing(): ServerHealth;
  /** Checks now, which takes at most a second. */
  look(): Promise<ServerHealth>;
  close(): void;
}

const EVERY = 2_000;
/** Milliseconds without an answer after which a part counts as unavailable. */
const LOOK_LIMIT = 800;
/**
 * A timer this many milliseconds late means that this process stalled, not the part it waits for.
 */
const LATE = 100;
const UNKNOWN: VitalSigns = {
  ...{ workers: [], queueAge: null, listeners: [] },
  ...{ takeoutsFailed: 0, booksDiffer: 0, demoWorks: null },
};

/**
 * Checks the parts that the api depends on at regular intervals, so that health requests are
 * answered from memory, as fast with a frozen database as with a healthy one.
 */
export function watchHealth({ readSigns, probeMedia }: HealthPorts): HealthWatch {
  let signs = UNKNOWN;
  let readAt = performance.now();
  let isDatabaseHere = true;
  let isMediaHere = true;
  let isFull = false;
  let looking: Promise<void> | null = null;

  const lookOnce = async () => {
    const [read, media] = await Promise.allSettled([within(readSigns), within(probeMedia)]);
    isDatabaseHere = read.status === "fulfilled";
    isMediaHere = media.status === "fulfilled";
    if (media.status === "fulfilled") isFull = media.value < DISK_FULL;
    if (read.status !== "fulfilled") return;
    signs = read.value;
    readAt = performance.now();
  };
  const look = () => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  };
  const standing = (): ServerHealth => {
    const passed = (performance.now() - readAt) / 1_000;
    const workers = signs.workers.map((worker) => ({ ...worker, age: worker.age + passed }));
    const queueAge = signs.queueAge === null ? null : signs.queueAge + passed;
    const { listeners, takeoutsFailed, booksDiffer } = signs;
    const wrong: [Degraded, boolean][] = [
      ["DATABASE_AWAY", !isDatabaseHere],
      ["MEDIA_AWAY", !isMediaHere],
      ["WORKERS_AWAY", !workers.some(({ age }) => age <= WORKER_SILENT)],
      ["QUEUE_SLOW", queueAge !== null && queueAge > QUEUE_SLOW],
      ["DISK_FULL", isFull],
      ["EVENTS_LATE", listeners.some(({ lag }) => lag > EVENTS_LATE)],
      ["EVENTS_FAILED", listeners.some(({ dead }) => dead > 0)],
      ["TAKEOUTS_FAILED", takeoutsFailed > 0],
      ["BOOKS_DIFFER", booksDiffer > 0],
    ];
    const degraded = wrong.flatMap(([code, isSo]) => (isSo ? [code] : []));
    return { degraded, signs: { ...signs, workers, queueAge } };
  };
  const timer = setInterval(() => void look(), EVERY).unref();
  void look();
  return {
    standing,
    async look() {
      // A check that was already running may have missed recent changes.
      await looking;
      await look();
      return standing();
    },
    close: () => clearInterval(timer),
  };
}

/** Rejects after a timeout. The pending request is left to its own limits. */
function within<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const due = performance.now() + LOOK_LIMIT;
      timer = setTimeout(() => {
        // After a stall the answer may have arrived without being read yet.
        if (performance.now() - due > LATE) wait();
        else reject(new Error("no answer"));
      }, LOOK_LIMIT);
    };
    wait();
    ask()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
