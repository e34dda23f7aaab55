import type { Tier } from "@kinora/contracts/account/account";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { PublishSignal } from "../event/signal.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import { type Price, priceOf } from "../prompt/price-form.ts";
import { Refusal } from "../refusal.ts";
import { type FilmPricing, priceFilm } from "../story/price-film.ts";
import type { Creation, CreationChange } from "./creation.ts";
import { creationJob } from "./creation-job.ts";
import { holdGems } from "./hold-gems.ts";

/** Makes a failed creation again: a new job and a new hold at today's price. */
export async function retryCreation(
  creation: Creation,
  actor: { readonly id: string; readonly tier: Tier },
  jobId: string,
  now: Date,
  stores: {
    readonly queue: JobQueue;
    readonly ledger: Pick<GemLedger, "hold">;
    readonly publish: PublishSignal;
    readonly pricing: FilmPricing;
  },
): Promise<CreationChange> {
  const { id: creationId, recipe, kind } = creation;
  if (!recipe) throw new Refusal("ACTION_IMPOSSIBLE", { action: "retry" });
  await refuseFullQueue(stores.queue, actor);
  const price = await priceRetry(creation, recipe, stores.pricing);
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
  if (holdId !== null) await stores.publish({ userId: creation.userId, type: "balance" });
  return {
    failureClass: null,
    finishedAt: null,
    gems: { held: price.gems, settled: 0, refunded: 0 },
  };
}

/** A film costs what it was ordered for, less what was paid of it: with the order, or for the story since. */
async function priceRetry(
  { background, kind, gems }: Creation,
  { generationModel, model, duration, story }: Recipe,
  pricing: FilmPricing,
): Promise<Price> {
  if (background) return { gems: 0, explanation: "free" };
  if (!story) return priceOf(generationModel ?? model, kind, duration ?? 0);
  const ordered = gems.held - gems.settled;
  return { gems: Math.min(ordered, await priceFilm(story, pricing)), explanation: "as ordered" };
}
