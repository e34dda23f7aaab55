import { expect, onTestFinished } from "vitest";
import { startWorkLanes } from "../src/job/work-lanes.ts";
import type { openWorkshop } from "./workshop.ts";

type Shop = Pick<Awaited<ReturnType<typeof openWorkshop>>, "claims" | "attempt" | "database">;

/** Starts a work loop; returns the ids of begun works in order. */
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

/** Starts a work loop in which the `films` make no progress before `end` is called. */
export function beginWithLongFilms(shop: Shop, slots: number, films: readonly string[]) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const begun = beginWork(shop, slots, async (job, signal) => {
    if (films.some((film) => film === job.subject.id)) await ended;
    await shop.attempt(job, signal);
  });
  return { begun, end };
}

/**
 * Waits until the job of a creation has ended. The creation is delivered slightly earlier, and a
 * worker that stops in between releases the job.
 */
export async function delivered({ database }: Pick<Shop, "database">, id: string): Promise<void> {
  const jobs = database.selectFrom("job").select("outcome").where("subject_id", "=", id);
  await expect.poll(async () => (await jobs.executeTakeFirst())?.outcome).toBe("delivered");
}

/**
 * Waits for each creation; otherwise the next test would begin with jobs released by a stopping
 * loop.
 */
export async function allDelivered(shop: Pick<Shop, "database">, ids: readonly string[]) {
  for (const id of ids) await delivered(shop, id);
}
