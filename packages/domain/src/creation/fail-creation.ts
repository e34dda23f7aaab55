import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { PublishSignal } from "../event/signal.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { NotificationStore } from "../notification/notification-store.ts";
import { notify } from "../notification/notify.ts";
import { tellStory } from "../story/tell-story.ts";
import type { Creation, CreationChange } from "./creation.ts";
import type { CreationJob } from "./creation-job.ts";
import type { CreationStore, RecordCreationEvent } from "./creation-stores.ts";
import { failureNotification } from "./outcome-notification.ts";

export interface FailStores {
  readonly creations: Pick<CreationStore, "update">;
  readonly ledger: Pick<GemLedger, "voidHold">;
  readonly notifications: Pick<NotificationStore, "add">;
  readonly record: RecordCreationEvent;
  readonly publish: PublishSignal;
}

/** A person can bring the others about, as often as they like. */
const OUR_FAULTS: ReadonlySet<FailureClass> = new Set(["engine", "timeout", "lost"]);

/** Gives a creation up: all gems go back, and its owner is told why and that it can be retried. */
export async function failCreation(
  {
    creation,
    job,
    failure,
    now,
  }: {
    readonly creation: Creation;
    readonly job: CreationJob;
    readonly failure: FailureClass;
    readonly now: Date;
  },
  stores: FailStores,
): Promise<void> {
  const returned = await giveBack(job, failure, now, stores.ledger);
  const change: CreationChange = {
    status: "failed",
    failureClass: failure,
    finishedAt: now,
    gems: { held: creation.gems.held, settled: 0, refunded: returned },
  };
  await stores.creations.update(creation.id, change);
  await stores.record({
    creationId: creation.id,
    actorId: null,
    role: "system",
    action: "fail",
    reason: failure,
    before: { status: creation.status },
    after: change,
    at: now,
    requestId: null,
  });
  await stores.publish({ userId: creation.userId, type: "progress", subjectId: creation.id });
  await tellStory(creation, stores.publish);
  if (job.holdId) await stores.publish({ userId: creation.userId, type: "balance" });
  if (job.background) return;
  await notify(
    { notifications: stores.notifications, publishSignal: stores.publish },
    failureNotification(creation, job.id, failure, now),
  );
}

async function giveBack(
  job: CreationJob,
  failure: FailureClass,
  now: Date,
  ledger: FailStores["ledger"],
): Promise<number> {
  if (job.holdId === null) return 0;
  const key = `job:${job.id}:void`;
  const { released, lost } = await ledger.voidHold({
    holdId: job.holdId,
    key,
    reason: "Not made",
    ourFault: OUR_FAULTS.has(failure),
    now,
  });
  return released - lost;
}
