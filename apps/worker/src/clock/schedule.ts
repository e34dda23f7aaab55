export interface ClockTask {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

export interface Schedule {
  /** Resolves when the running tasks, if any, have finished. */
  stop(): Promise<void>;
}

/** Tasks that may run at the same time, so that a long one does not delay the others. */
const AT_ONCE = 4;
/** Milliseconds after which a running task is logged. */
const LONG = 10 * 60_000;

interface ScheduleOptions {
  /** Milliseconds between two polls for due tasks. */
  readonly look?: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number;
}

/**
 * Runs tasks periodically, each at most once at a time in this process: `exclusively` does nothing
 * when another process has begun the task within its interval. One that runs longer than that may
 * be begun by another process, so tasks must be safe to run twice at once. A failed run is logged and
 * retried at the next poll; one that takes longer than ten minutes is logged once.
 */
export function startSchedule(
  tasks: readonly ClockTask[],
  exclusively: (task: ClockTask) => Promise<void>,
  log: (line: string) => void,
  { look = 5_000, clock = () => performance.now() }: ScheduleOptions = {},
): Schedule {
  const waiting = new Set<ClockTask>();
  const running = new Map<ClockTask, { readonly since: number; done: Promise<void> }>();
  const long = new Set<ClockTask>();

  const next = () => {
    for (const task of waiting) {
      if (running.size >= AT_ONCE) return;
      waiting.delete(task);
      const done = exclusively(task)
        .catch((error: unknown) => {
          log(`${task.name}: ${error instanceof Error ? error.message : error}`);
        })
        .finally(() => {
          running.delete(task);
          long.delete(task);
          next();
        });
      running.set(task, { since: clock(), done });
    }
  };
  const poll = () => {
    for (const [task, { since }] of running) {
      if (clock() - since < LONG || long.has(task)) continue;
      long.add(task);
      log(`${task.name}: has been running for ${LONG / 60_000} minutes`);
    }
    for (const task of tasks) if (!running.has(task)) waiting.add(task);
    next();
  };
  const timer = setInterval(poll, look);
  poll();
  return {
    async stop() {
      clearInterval(timer);
      waiting.clear();
      await Promise.all(Array.from(running.values(), ({ done }) => done));
    },
  };
}
