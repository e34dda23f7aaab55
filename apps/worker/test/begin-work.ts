import { expect, onTestFinished } from "vitest";
import { startWorkLanes } from "../src/job/work-lanes.ts";
import type { openWorkshop } from "./workshop.ts";

type Shop = Pick<Awaited<ReturnType<typeof openWorkshop>>, "claims" | "attempt" | "database">;

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

/**
 * Waits until the work on a creation has ended with it; it is there a moment before, and a worker that stops then gives
 * the job back.
 */
export async function delivered({ database }: Pick<Shop, "database">, id: string): Promise<void> {
  const jobs = database.selectFrom("job").select("outcome").where("subject_id", "=", id);
  await expect.poll(async () => (await jobs.executeTakeFirst())?.outcome).toBe("delivered");
}
