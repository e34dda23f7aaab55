import type { JobQueue } from "../job/job-queue.ts";
import type { CreationMediaStore } from "../media/creation-media.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import { creationSubject } from "./creation-job.ts";
import { type GiveBackStores, giveBack } from "./give-back.ts";
import type { ReleaseUnsent } from "./hosted-budget.ts";
import type { PolicyRefusals } from "./hosted-pause.ts";

/**
 * Cancels the job of a creation. Nothing was delivered, so the gems are refunded except for parts
 * that stay with a story. What an external service makes nevertheless counts towards its pause.
 */
export async function cancelCreation(
  creation: CreationRecord,
  now: Date,
  stores: GiveBackStores & {
    readonly queue: Pick<JobQueue, "lockOpen" | "cancel">;
    readonly releaseUnsent: ReleaseUnsent;
    readonly media: Pick<CreationMediaStore, "removeAll">;
    readonly policyRefusals: Pick<PolicyRefusals, "noteCalledOff">;
  },
): Promise<CreationPatch> {
  const job = await stores.queue.lockOpen(creationSubject(creation.id));
  if (job) {
    await stores.queue.cancel(job, now);
    await stores.policyRefusals.noteCalledOff(job.id, now);
  }
  // Results stored but not yet settled are removed because they were not paid for.
  await stores.media.removeAll(creation.id);
  const change: CreationPatch = { failureClass: "cancelled", finishedAt: now };
  if (!job) return change;
  const given = await giveBack(creation, job, { why: "cancelled", ourFault: false, now }, stores);
  await stores.releaseUnsent(job.id);
  if (!job.holdId) return change;
  const { held, refunded } = creation.gems;
  return {
    ...change,
    gems: { held, settled: given.settled, refunded: refunded + given.refunded },
  };
}
