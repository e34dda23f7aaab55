import type { ClockTask } from "./schedule.ts";

/** Milliseconds for which an answer serves the tasks of one poll, and never those of the next. */
const SERVES = 2_500;

export interface ClaimPorts {
  readonly tasks: readonly ClockTask[];
  readonly now: () => Date;
  /** Returns the names of the tasks that are due. */
  readonly due: (tasks: readonly ClockTask[], now: Date) => Promise<ReadonlySet<string>>;
  /** Claims a run of a task; false when it is not due, or claimed by another process. */
  readonly claim: (name: string, every: number, now: Date) => Promise<boolean>;
}

/**
 * Returns a function that claims a run of a task; false when it is not due. All tasks of a poll ask
 * the database once: claiming each would lock its row every few seconds, and most run once a day.
 */
export function openClaims({
  tasks,
  now,
  due,
  claim,
}: ClaimPorts): (task: ClockTask) => Promise<boolean> {
  let asked = {
    at: Number.NEGATIVE_INFINITY,
    due: Promise.resolve<ReadonlySet<string>>(new Set()),
  };
  return async ({ name, every }) => {
    const at = performance.now();
    if (at - asked.at > SERVES) asked = { at, due: due(tasks, now()) };
    return (await asked.due).has(name) && (await claim(name, every, now()));
  };
}
