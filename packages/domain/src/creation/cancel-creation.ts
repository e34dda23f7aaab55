import type { JobQueue } from "../job/job-queue.ts";
import type { CreationMediaStore } from "../media/creation-media.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import { creationSubject } from "./creation-job.ts";
import { type GiveBackStores, giveBack } from "./give-back.ts";

/** Stops the job of a creation; nothing is delivered yet, so the gems go back but for what stays with a story. */
export async function cancelCreation(
  creation: CreationRecord,
  now: Date,
  stores: GiveBackStores & {
    readonly queue: Pick<JobQueue, "lockOpen" | "cancel">;
    readonly media: Pick<CreationMediaStore, "removeAll">;
  },
): Promise<CreationPatch> {
  const job = await stores.queue.lockOpen(creationSubject(creation.id));
  if (job) await stores.queue.cancel(job, now);
  // Stored but not settled yet: what is not paid for is not kept.
  await stores.media.removeAll(creation.id);
  const change: CreationPatch = { failureClass: "cancelled", finishedAt: now };
  if (!job?.holdId) return change;
  const given = await giveBack(creation, job, { why: "cancelled", ourFault: false, now }, stores);
  const { held, refunded } = creation.gems;
  return {
    ...change,
    gems: { held, settled: given.settled, refunded: refunded + given.refunded },
  };
}
