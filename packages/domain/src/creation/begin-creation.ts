import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Tier } from "@kinora/contracts/account/account";
import type { RecordEvent } from "../event/domain-event.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { PRICE_VERSION } from "../prompt/prices.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import type { CreationRecord, OrderPlace } from "./creation.ts";
import { creationJob } from "./creation-job.ts";
import type { AddHistory, CreationStore } from "./creation-stores.ts";

export interface CreationOrder {
  readonly creationId: string;
  readonly jobId: string;
  readonly userId: string;
  readonly tier: Tier;
  readonly role: PersonRole;
  readonly resolved: ResolvedForm;
  /** Null when the work was ordered alone. */
  readonly order: OrderPlace | null;
  /** Null when nothing is charged. */
  readonly holdId: string | null;
  /** True for demo content, which has the lowest priority. */
  readonly background: boolean;
  readonly requestId: string | null;
  readonly now: Date;
}
export interface BeginStores {
  readonly creations: Pick<CreationStore, "insert">;
  readonly queue: Pick<JobQueue, "enqueue">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

/** Inserts a creation and enqueues the job that makes it. */
export async function beginCreation(order: CreationOrder, stores: BeginStores): Promise<void> {
  const { creationId, userId, holdId, now } = order;
  const gems = holdId === null ? 0 : order.resolved.gems;
  const creation = newCreation(order, gems);
  await stores.creations.insert(creation);
  await stores.queue.enqueue({
    id: order.jobId,
    ...creationJob(creationId, order.resolved.recipe),
    userId,
    tier: order.tier,
    background: order.background,
    holdId,
    gems,
    now,
  });
  await stores.addHistory({
    creationId,
    actorId: userId,
    role: order.role,
    action: "create",
    reason: null,
    before: {},
    after: { status: creation.status, private: creation.private, hidden: creation.hidden },
    at: now,
    requestId: order.requestId,
  });
  await stores.record({ type: "creation.begun", subjectId: creationId, userId, payload: {} });
}

function newCreation(
  { creationId, userId, resolved, order, background, now }: CreationOrder,
  held: number,
): CreationRecord {
  const { recipe, kind, parentId } = resolved;
  return {
    id: creationId,
    userId,
    kind,
    type: recipe.type,
    status: "processing",
    statusBeforeDeletion: null,
    prompt: recipe.prompt,
    title: null,
    model: recipe.generationModel ?? recipe.model,
    style: recipe.style,
    aspectRatio: recipe.aspectRatio,
    width: recipe.width,
    height: recipe.height,
    duration: recipe.duration,
    recipe,
    notices: [],
    chapters: [],
    failureClass: null,
    private: resolved.private,
    hidden: resolved.hidden,
    moderatorHidden: false,
    matureByAuthor: false,
    matureByHouse: null,
    inFeed: false,
    thumbhash: null,
    gems: { held, settled: 0, refunded: 0 },
    priceVersion: PRICE_VERSION,
    parentId,
    order,
    background,
    createdAt: now,
    finishedAt: null,
    publishedAt: null,
    deletedAt: null,
    purgedAt: null,
  };
}
