import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { RecordEvent } from "../event/domain-event.ts";
import type { Job } from "../job/job.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { AddHistory, CreationStore } from "./creation-stores.ts";
import { type GiveBackStores, giveBack } from "./give-back.ts";

export interface FailStores extends GiveBackStores {
  readonly creations: Pick<CreationStore, "update">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

/** Users can provoke all other failures at will. */
const OUR_FAULTS: ReadonlySet<FailureClass> = new Set(["engine", "timeout", "lost"]);

/** Marks a creation as failed, refunds its gems and records the failure. */
export async function failCreation(
  {
    creation,
    job,
    failure,
    now,
  }: {
    readonly creation: CreationRecord;
    readonly job: Job;
    readonly failure: FailureClass;
    readonly now: Date;
  },
  stores: FailStores,
): Promise<void> {
  const ourFault = OUR_FAULTS.has(failure);
  const { settled, refunded } = await giveBack(
    creation,
    job,
    { why: "unmade", ourFault, now },
    stores,
  );
  const change: CreationPatch = {
    status: "failed",
    failureClass: failure,
    finishedAt: now,
    gems: { held: creation.gems.held, settled, refunded },
  };
  await stores.creations.update(creation.id, change);
  await stores.addHistory({
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
  const { id: jobId, background } = job;
  await stores.record({
    type: "creation.failed",
    ...{ subjectId: creation.id, userId: creation.userId },
    payload: { jobId, background, failure },
  });
}
