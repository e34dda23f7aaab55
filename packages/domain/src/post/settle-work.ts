import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import { transition } from "../creation/creation-state.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { PublicationStore } from "./publication-store.ts";

export interface SettleWorkStores {
  readonly publications: Pick<PublicationStore, "isToCome">;
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

/**
 * Lets a work be `scheduled` while a post of it at a time is to come, and no longer: only one that was
 * never in the feed. To be called in the transaction that changed the posts, once all that it locks of
 * them are locked: the work comes after them.
 */
export async function settleWork(
  { publications, creations, addHistory, record }: SettleWorkStores,
  creationId: string,
  now: Date,
): Promise<void> {
  const work = await creations.lock(creationId);
  const change = work && changeOf(work, await publications.isToCome(creationId));
  if (!change) return;
  await creations.update(creationId, change);
  await addHistory({
    ...{ creationId, actorId: null, role: "system", reason: null, at: now, requestId: null },
    action: change.status === "scheduled" ? "schedule" : "unschedule",
    before:
      "status" in change
        ? { status: work.status }
        : { statusBeforeDeletion: work.statusBeforeDeletion },
    after: change,
  });
  await recordChange(work, change, record);
}

function changeOf(
  { status, statusBeforeDeletion, publishedAt }: CreationRecord,
  isToCome: boolean,
): CreationPatch | null {
  const waits = isToCome && publishedAt === null;
  if (status === "deleted")
    return statusBeforeDeletion === "scheduled" && !waits ? { statusBeforeDeletion: null } : null;
  const next = transition(status, waits ? "scheduled" : "unscheduled");
  return next.possible ? { status: next.status } : null;
}
