import type { PublishSignal } from "../event/signal.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { CreationMediaStore } from "../media/creation-media.ts";
import type { Creation, CreationChange } from "./creation.ts";
import type { CreationQueue } from "./creation-job.ts";

/** Stops the job of a creation; nothing is delivered yet, so all gems go back, those aside whose lots have ended. */
export async function cancelCreation(
  creation: Creation,
  now: Date,
  stores: {
    readonly queue: Pick<CreationQueue, "lockOpenJob" | "cancel">;
    readonly ledger: Pick<GemLedger, "voidHold">;
    readonly media: Pick<CreationMediaStore, "removeAll">;
    readonly publish: PublishSignal;
  },
): Promise<CreationChange> {
  const job = await stores.queue.lockOpenJob(creation.id);
  if (job) await stores.queue.cancel(job, now);
  // Stored but not settled yet: what is not paid for is not kept.
  await stores.media.removeAll(creation.id);
  const change: CreationChange = { failureClass: "cancelled", finishedAt: now };
  if (!job?.holdId) return change;
  const key = `job:${job.id}:void`;
  const { released, lost } = await stores.ledger.voidHold({
    holdId: job.holdId,
    key,
    reason: "Cancelled",
    ourFault: false,
    now,
  });
  await stores.publish({ userId: creation.userId, type: "balance" });
  const { gems } = creation;
  return { ...change, gems: { ...gems, refunded: gems.refunded + released - lost } };
}
