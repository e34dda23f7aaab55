import type { Tier } from "@kinora/contracts/account/account";
import { QUEUE_MAX_BY_TIER } from "@kinora/contracts/limits";
import { Refusal } from "../refusal.ts";
import type { JobQueue } from "./job-queue.ts";

/** Refusal QUEUE_FULL where there is no room for so many more works. Serialises the requests of a person, so that two cannot both be the last. */
export async function refuseFullQueue(
  queue: Pick<JobQueue, "lockPerson" | "countWaiting">,
  actor: { readonly id: string; readonly tier: Tier },
  works = 1,
): Promise<void> {
  await queue.lockPerson(actor.id);
  const waiting = await queue.countWaiting(actor.id);
  const limit = QUEUE_MAX_BY_TIER[actor.tier];
  if (waiting + works > limit) throw new Refusal("QUEUE_FULL", { waiting, limit });
}
