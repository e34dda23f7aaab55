import type { Lane } from "@kinora/domain/job/job";
import type { WorkerModule } from "../module.ts";
import { openCompany } from "./company.ts";
import { type Places, startWorkLoop, type WorkLoop, type WorkLoopPorts } from "./work-loop.ts";

/** Waiting for external services uses no processor, so these lanes run many jobs at once. */
const LIGHT = { slots: 16, places: 16 };

/** All lanes served by this process. */
export interface WorkLanes extends WorkLoop {
  /** Tracks the work in this process, for its other parts. */
  readonly company: WorkLoopPorts["company"];
}

/** Returns those of the served lanes for which a module handles a kind of job. */
export function lanesOf(
  modules: readonly WorkerModule[],
  served: readonly Lane[],
): readonly Lane[] {
  const known = new Set(modules.flatMap(({ jobs = [] }) => jobs.flatMap(({ lanes }) => lanes)));
  return served.filter((lane) => known.has(lane));
}

/** Returns the requested lanes that have queues: those of every server, and the given others. */
export const servedLanes = (asked: readonly Lane[], others: readonly Lane[]): readonly Lane[] =>
  asked.filter((lane) => !EXTRA.includes(lane) || others.includes(lane));

/** Lanes that have queues only where something is set up. */
const EXTRA: readonly Lane[] = ["hosted", "deliver"];

/**
 * Starts one loop per lane. Places of `render` depend on the machine; the other lanes have many.
 */
export function startWorkLanes(
  lanes: readonly Lane[],
  render: Omit<Places, "lane">,
  ports: Omit<WorkLoopPorts, "company">,
): WorkLanes {
  const wake = () => {
    for (const loop of loops) loop.wake();
  };
  const company = openCompany(wake);
  const loops = lanes.map((lane) =>
    startWorkLoop({ lane, ...(lane === "render" ? render : LIGHT) }, { ...ports, company }),
  );
  return {
    company,
    wake,
    cancel(jobId) {
      for (const loop of loops) loop.cancel(jobId);
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
