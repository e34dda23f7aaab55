import type { NamedListener } from "@kinora/database/event/deliver-events";
import type { ClockTask } from "./clock/schedule.ts";
import type { JobKind } from "./job/job-kind.ts";

/** One noun of the worker. */
export interface WorkerModule {
  /** How its jobs are run. */
  readonly jobs?: readonly JobKind[];
  /** Its listeners to events of other nouns. */
  readonly listeners?: readonly NamedListener[];
  /** Its continuous loops; each returns a function that releases running work and stops. */
  readonly loops?: readonly (() => () => Promise<void>)[];
  /** Its periodic tasks. */
  readonly clockTasks?: readonly ClockTask[];
}
