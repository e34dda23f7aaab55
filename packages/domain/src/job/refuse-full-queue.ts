import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { Refusal } from "../refusal.ts";
import type { JobQueue } from "./job-queue.ts";

/**
 * Refusal QUEUE_FULL when the queue has no room for these works. Serialises the requests of a
 * person, so that two cannot both take the last slot.
 */
export async function refuseFullQueue(
  queue: Pick<JobQueue, "lockPerson" | "countWaiting">,
  actor: { readonly id: string; readonly tier: Tier },
): Promise<void> {
  await queue.lockPerson(actor.id);
  await refuseNoRoom(queue, actor, 1);
}

/** As refuseFullQueue, for a transaction that has already locked the person. */
export async function refuseNoRoom(
  queue: Pick<JobQueue, "countWaiting">,
  actor: { readonly id: string; readonly tier: Tier },
  works: number,
): Promise<void> {
  const waiting = await queue.countWaiting(actor.id);
  const limit = ENTITLEMENTS[actor.tier].waiting;
  if (waiting + works > limit) throw new Refusal("QUEUE_FULL", { waiting, limit });
}
