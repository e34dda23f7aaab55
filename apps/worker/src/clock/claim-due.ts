import type { Database } from "@kinora/database/client";
import { claimClockTask, dueClockTasks } from "@kinora/database/job/claim-clock-task";
import type { ClockTask } from "./schedule.ts";

/** Milliseconds for which an answer serves the tasks of one poll, and never those of the next. */
const SERVES = 2_500;

/**
 * Returns a function that claims a run of a task; false when it is not due. All tasks of a poll ask
 * the database once: claiming each would lock its row every few seconds, and most run once a day.
 */
export function openClaims(
  database: Database,
  tasks: readonly ClockTask[],
  now: () => Date,
): (task: ClockTask) => Promise<boolean> {
  let asked = {
    at: Number.NEGATIVE_INFINITY,
    due: Promise.resolve<ReadonlySet<string>>(new Set()),
  };
  return async ({ name, every }) => {
    const at = performance.now();
    if (at - asked.at > SERVES) asked = { at, due: dueClockTasks(database, tasks, now()) };
    return (await asked.due).has(name) && (await claimClockTask(database, name, every, now()));
  };
}
