import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import { type OwnKeyPorts, type OwnServices, ownServices } from "../own-key/own-services.ts";
import { findModel } from "../prompt/find-model.ts";
import type { Catalogue, EngineProtocol } from "../prompt/model-entry.ts";
import { FREE, OWN_KEY, priceOf } from "../prompt/price-form.ts";
import { refuseUnserved } from "../prompt/resolve-model.ts";
import { Refusal } from "../refusal.ts";
import { refuseHeldInputs } from "../upload/choose-inputs.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import { creationJob, laneOfCreation } from "./creation-job.ts";
import type { RetryFilm } from "./creation-stores.ts";
import { holdGems } from "./hold-gems.ts";
import type { HostedBudgets } from "./hosted-budget.ts";
import { type PolicyRefusals, refusePaused } from "./hosted-pause.ts";
import { refuseFullHosted } from "./refuse-beyond-tier.ts";
import { type BudgetStores, reserveBudget } from "./reserve-budget.ts";

export interface RetryPorts extends OwnKeyPorts {
  /**
   * Returns what one engine serves at the moment to a person who has these API keys of their own.
   */
  readonly catalogueAt: (
    actor: Viewer,
    own: ReadonlySet<EngineProtocol>,
    engine: EngineProtocol,
  ) => Catalogue;
  readonly budgets: HostedBudgets;
  /** Refusal CREATING_OFF when the engine is switched off. */
  readonly refuseEngine: (engine: string) => void;
}

/**
 * Retries a failed creation with a new job and a new hold at the current price.
 *
 * @throws Refusal UPLOAD_UNSAFE, QUEUE_FULL, HOSTED_FULL, INSUFFICIENT_GEMS, MODEL_NOT_OFFERED, MODEL_UNAVAILABLE,
 * CREATING_OFF, HOSTED_PAUSED and those of
 *   reserveBudget; for a story's film also STORY_BUSY
 */
export async function retryCreation(
  creation: CreationRecord,
  actor: Customer,
  jobId: string,
  now: Date,
  stores: BudgetStores & {
    readonly queue: JobQueue;
    readonly ledger: Pick<GemLedger, "hold" | "countCalledOff">;
    readonly policyRefusals: PolicyRefusals;
    readonly ownKeys: OwnServices;
    readonly retryFilm: RetryFilm;
    readonly uploads: Pick<UploadStore, "heldFiles">;
  },
  ports: RetryPorts,
): Promise<CreationPatch> {
  const { id: creationId, recipe, kind } = creation;
  if (!recipe) throw new Refusal("ACTION_IMPOSSIBLE", { action: "retry" });
  await refuseHeldInputs(recipe.inputs ?? {}, stores.uploads);
  const own = await ownServices(actor, stores.ownKeys, ports);
  const ownKey = own.has(recipe.engine);
  ports.refuseEngine(recipe.engine);
  if (laneOfCreation(recipe) === "hosted") {
    // A licence, a weight, a key or the service may be gone since it was ordered.
    const catalogue = ports.catalogueAt(actor, own, recipe.engine);
    refuseUnserved(findModel(catalogue, recipe.generationModel ?? recipe.model));
  }
  // A film locks its story before the person, as an order of the story does.
  const price = creation.background
    ? FREE
    : recipe.type === "text-to-story"
      ? {
          gems: await stores.retryFilm(creation, recipe.story, now),
          explanation: { code: "price.asOrdered" as const, params: {} },
        }
      : ownKey
        ? OWN_KEY
        : priceOf(recipe.generationModel ?? recipe.model, kind, recipe.duration ?? 0);
  await refusePaused(recipe, actor.id, now, stores.policyRefusals);
  await refuseFullQueue(stores.queue, actor);
  await refuseFullHosted(stores.queue, actor, [recipe]);
  const resolved = { kind, recipe, ...price };
  const { tokenId } = actor;
  const order = { creationId, userId: creation.userId, tokenId, resolved, quotedAt: now, now };
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
  const { role } = actor;
  const keyOf = ownKey ? actor.id : null;
  const toPay = { jobId, role, recipe, keyOf, holdId, gems: price.gems, now };
  await reserveBudget(toPay, stores, ports.budgets);
  return {
    failureClass: null,
    finishedAt: null,
    gems: { held: price.gems, settled: 0, refunded: 0 },
  };
}
