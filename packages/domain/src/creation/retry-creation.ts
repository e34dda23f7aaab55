import type { Tier } from "@kinora/contracts/account/account";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import { FREE, priceOf } from "../prompt/price-form.ts";
import { Refusal } from "../refusal.ts";
import { type RetryFilmPorts, type RetryFilmStores, retryFilm } from "../story/retry-film.ts";
import type { Creation, CreationChange } from "./creation.ts";
import { creationJob } from "./creation-job.ts";
import { holdGems } from "./hold-gems.ts";

/**
 * Makes a failed creation again: a new job and a new hold at today's price.
 *
 * @throws Refusal QUEUE_FULL, INSUFFICIENT_GEMS; of a story's film also STORY_BUSY
 */
export async function retryCreation(
  creation: Creation,
  actor: { readonly id: string; readonly tier: Tier },
  jobId: string,
  now: Date,
  stores: RetryFilmStores & {
    readonly queue: JobQueue;
    readonly ledger: Pick<GemLedger, "hold">;
  },
  ports: RetryFilmPorts,
): Promise<CreationChange> {
  const { id: creationId, recipe, kind } = creation;
  if (!recipe) throw new Refusal("ACTION_IMPOSSIBLE", { action: "retry" });
  await refuseFullQueue(stores.queue, actor);
  const price = creation.background
    ? FREE
    : recipe.type === "text-to-story"
      ? {
          gems: await retryFilm(creation, recipe.story, now, stores, ports),
          explanation: { code: "price.asOrdered" as const, params: {} },
        }
      : priceOf(recipe.generationModel ?? recipe.model, kind, recipe.duration ?? 0);
  const resolved = { kind, recipe, ...price };
  const order = { creationId, userId: creation.userId, resolved, quotedAt: now, now };
  const holdId = await holdGems(order, stores.ledger, `:${jobId}`);
  await stores.queue.enqueue({
    id: jobId,
    ...creationJob(creationId, recipe),
    userId: creation.userId,
    tier: actor.tier,
    background: false,
    holdId,
    gems: price.gems,
    now,
  });
  return {
    failureClass: null,
    finishedAt: null,
    gems: { held: price.gems, settled: 0, refunded: 0 },
  };
}
