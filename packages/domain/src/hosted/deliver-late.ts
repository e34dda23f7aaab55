import { creationJob } from "../creation/creation-job.ts";
import { transition } from "../creation/creation-state.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { UNFETCHED_STATES } from "./intent.ts";
import type { IntentLog } from "./intent-log.ts";

export interface LateStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly queue: Pick<JobQueue, "enqueue">;
  readonly intents: Pick<IntentLog, "change">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

const FREE = { held: 0, settled: 0, refunded: 0 };

/**
 * Delivers a result that arrived after its job failed: a new job fetches it free of charge. Does
 * nothing while the user has the work made again, and gives the result up when the user already has
 * it or no longer wants it.
 */
export async function deliverLate(
  {
    key,
    creationId,
    jobId,
    now,
  }: {
    readonly key: string;
    readonly creationId: string;
    readonly jobId: string;
    readonly now: Date;
  },
  stores: LateStores,
): Promise<void> {
  const creation = await stores.creations.lock(creationId);
  if (creation?.status === "processing") return;
  const wanted = creation !== null && transition(creation.status, "retried").possible;
  const state = wanted ? "late" : "lost";
  if (!(await stores.intents.change(key, UNFETCHED_STATES, { state }))) return;
  if (!wanted || creation.recipe === null) return;
  const { userId, recipe } = creation;
  await stores.queue.enqueue({
    ...creationJob(creationId, recipe),
    ...{ id: jobId, order: { collects: key }, userId, tier: "free" },
    ...{ background: false, holdId: null, gems: 0, now },
  });
  const change = {
    status: "processing",
    failureClass: null,
    finishedAt: null,
    gems: FREE,
  } as const;
  await stores.creations.update(creationId, { ...change, notices: [] });
  await stores.addHistory({
    ...{ creationId, actorId: null, role: "system", action: "retry" },
    ...{ reason: "It was made after all", before: { status: creation.status }, after: change },
    ...{ at: now, requestId: null },
  });
  await recordChange(creation, change, stores.record);
}

/**
 * Returns the key of the order whose result a job fetches; null when the job places its own order.
 */
export function collectedKey(order: unknown): string | null {
  if (typeof order !== "object" || order === null || !("collects" in order)) return null;
  return typeof order.collects === "string" ? order.collects : null;
}
