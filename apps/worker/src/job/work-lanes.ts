import type { Lane } from "@kinora/domain/job/job";
import type { WorkerModule } from "../module.ts";
import { openCompany } from "./company.ts";
import { type Places, startWorkLoop, type WorkLoop, type WorkLoopPorts } from "./work-loop.ts";

/** Waiting for others keeps no processor busy: of these many are at work at once. */
const LIGHT = { slots: 16, places: 16 };

/** All lanes that this process serves. */
export interface WorkLanes extends WorkLoop {
  /** Who is at work in this process, for whoever else works in it. */
  readonly company: WorkLoopPorts["company"];
}

/** Lanes of which a module does a kind of job, of those that are to be served. */
export function lanesOf(
  modules: readonly WorkerModule[],
  served: readonly Lane[],
): readonly Lane[] {
  const known = new Set(modules.flatMap(({ jobs = [] }) => jobs.flatMap(({ lanes }) => lanes)));
  return served.filter((lane) => known.has(lane));
}

/** Lanes that are to be served, of those that have queues: those of every server, and others. */
export const servedLanes = (asked: readonly Lane[], others: readonly Lane[]): readonly Lane[] =>
  asked.filter((lane) => lane !== "hosted" || others.includes(lane));

/** Starts a loop a lane; `render` has places by the machine, the others many. */
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
