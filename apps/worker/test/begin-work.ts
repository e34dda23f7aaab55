import { onTestFinished } from "vitest";
import { startWorkLanes } from "../src/job/work-lanes.ts";
import type { openWorkshop } from "./workshop.ts";

type Shop = Pick<Awaited<ReturnType<typeof openWorkshop>>, "claims" | "attempt">;

/** Begins to work; what was begun, in order. */
export function beginWork({ claims, ...shop }: Shop, slots: number, attempt = shop.attempt) {
  const begun: (string | null)[] = [];
  const loop = startWorkLanes(
    ["render"],
    { slots, places: 2 * slots },
    {
      claims,
      attempt: async (job, signal) => {
        begun.push(job.subject.id);
        await attempt(job, signal);
      },
      now: () => new Date(),
      log: () => {},
    },
  );
  onTestFinished(() => loop.stop());
  loop.wake();
  return begun;
}
