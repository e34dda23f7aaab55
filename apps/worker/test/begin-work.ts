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

/** Begins to work, but nothing of `films` gets on before `end` is called. */
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
 * Waits until the work on a creation has ended with it; it is there a moment before, and a worker that stops then gives
 * the job back.
 */
export async function delivered({ database }: Pick<Shop, "database">, id: string): Promise<void> {
  const jobs = database.selectFrom("job").select("outcome").where("subject_id", "=", id);
  await expect.poll(async () => (await jobs.executeTakeFirst())?.outcome).toBe("delivered");
}

/** Waits for each of them: what a loop that stops gives back, the next test would begin with. */
export async function allDelivered(shop: Pick<Shop, "database">, ids: readonly string[]) {
  for (const id of ids) await delivered(shop, id);
}
