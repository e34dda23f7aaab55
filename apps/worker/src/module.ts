import type { ClockTask } from "./clock/schedule.ts";
import type { JobKind } from "./job/job-kind.ts";

/** One noun of the worker. */
export interface Module {
  /** How work on it is done. */
  readonly jobs?: readonly JobKind[];
  /** What time does to it by itself. */
  readonly clockTasks?: readonly ClockTask[];
}
