import type { NamedListener } from "@kinora/database/event/deliver-events";
import type { ClockTask } from "./clock/schedule.ts";
import type { JobKind } from "./job/job-kind.ts";

/** One noun of the worker. */
export interface WorkerModule {
  /** How work on it is done. */
  readonly jobs?: readonly JobKind[];
  /** What of what happens elsewhere it hears of. */
  readonly listeners?: readonly NamedListener[];
  /** What it does over and over, by itself; gives back what is at work when it is to end. */
  readonly loops?: readonly (() => () => Promise<void>)[];
  /** What time does to it by itself. */
  readonly clockTasks?: readonly ClockTask[];
}
