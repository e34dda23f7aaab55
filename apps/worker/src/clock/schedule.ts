export interface ClockTask {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

export interface Schedule {
  /** Resolves when the running task, if any, has finished. */
  stop(): Promise<void>;
}

/**
 * Runs tasks periodically, each at most once at a time across all processes: `exclusively` does
 * nothing when another process has run the task within its interval. A failed run is logged and
 * retried at the next poll.
 *
 * @param look milliseconds between two polls for due tasks
 */
export function startSchedule(
  tasks: readonly ClockTask[],
  exclusively: (task: ClockTask) => Promise<void>,
  log: (line: string) => void,
  look = 5_000,
): Schedule {
  let stopped = false;
  let round: Promise<void> | null = null;
  const go = async () => {
    for (const task of tasks) {
      if (stopped) return;
      try {
        await exclusively(task);
      } catch (error) {
        log(`${task.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const begin = () => {
    round ??= go().finally(() => {
      round = null;
    });
  };
  const timer = setInterval(begin, look);
  begin();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
