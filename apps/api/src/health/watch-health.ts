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
  /** Bytes free where results are kept. Fails when they can neither be read nor kept. */
  readonly probeMedia: () => Promise<number>;
}

/** How the server was at the last look. */
export interface ServerHealth {
  readonly degraded: readonly Degraded[];
  readonly signs: VitalSigns;
}

export interface HealthWatch {
  /** What is known, at once. */
  standing(): ServerHealth;
  /** Looks now; takes at most a second. */
  look(): Promise<ServerHealth>;
  close(): void;
}

const EVERY = 2_000;
/** A part that does not answer within so many milliseconds is away. */
const LOOK_LIMIT = 800;
/** A timer that comes so many milliseconds late says that this process stood, not the part it waits for. */
const LATE = 100;
const UNKNOWN: VitalSigns = { workers: [], queueAge: null, listeners: [], demoWorks: null };

/**
 * Looks again and again at the parts that the api depends on, so that a question about its health is answered from
 * memory: with a frozen database as fast as with a well one.
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
    const { listeners, demoWorks } = signs;
    const wrong: [Degraded, boolean][] = [
      ["DATABASE_AWAY", !isDatabaseHere],
      ["MEDIA_AWAY", !isMediaHere],
      ["WORKERS_AWAY", !workers.some(({ age }) => age <= WORKER_SILENT)],
      ["QUEUE_SLOW", queueAge !== null && queueAge > QUEUE_SLOW],
      ["DISK_FULL", isFull],
      ["EVENTS_LATE", listeners.some(({ lag }) => lag > EVENTS_LATE)],
      ["EVENTS_FAILED", listeners.some(({ dead }) => dead > 0)],
    ];
    const degraded = wrong.flatMap(([code, isSo]) => (isSo ? [code] : []));
    return { degraded, signs: { workers, queueAge, listeners, demoWorks } };
  };
  const timer = setInterval(() => void look(), EVERY).unref();
  void look();
  return {
    standing,
    async look() {
      // What began before it was asked for may have missed what happened since.
      await looking;
      await look();
      return standing();
    },
    close: () => clearInterval(timer),
  };
}

/** Rejects when it takes too long; a question that hangs is left to its own limits. */
function within<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const due = performance.now() + LOOK_LIMIT;
      timer = setTimeout(() => {
        // The answer may lie here unread.
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
