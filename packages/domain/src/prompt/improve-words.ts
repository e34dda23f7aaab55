import type { Tier } from "@kinora/contracts/account/account";
import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import type { Viewer } from "../account/viewer.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { refuseFullQueue } from "../job/refuse-full-queue.ts";
import { Refusal } from "../refusal.ts";
import { type ImprovementRecord, type ImprovementStore, improvementJob } from "./improvement.ts";

export interface ImproveStores {
  readonly improvements: ImprovementStore;
  readonly queue: Pick<JobQueue, "lockPerson" | "countWaiting" | "enqueue">;
}

export interface ImprovePorts {
  /** Returns the name of the configured language model; null when there is none. */
  readonly model: () => string | null;
  /** Returns whether models of external services are offered to this person. */
  readonly offersHosted: (actor: Viewer) => boolean;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: ImproveStores) => Promise<T>) => Promise<T>;
}

export interface ImproveInput {
  readonly actor: Viewer & { readonly tier: Tier };
  readonly request: ImprovementRequest;
  readonly idempotencyKey: string;
  readonly now: Date;
}

/**
 * Queues a request to a language model to improve a prompt. It changes nothing by itself; the user
 * may accept the result. Repeating the key with the same prompt returns the first request.
 *
 * @throws Refusal NO_LANGUAGE_MODEL, MODEL_NOT_OFFERED, IDEMPOTENCY_KEY_REUSED, QUEUE_FULL
 */
export async function improveWords(
  { actor, request, idempotencyKey, now }: ImproveInput,
  { model, offersHosted, newId, transact }: ImprovePorts,
): Promise<ImprovementRecord> {
  const asked = model();
  if (asked === null) throw new Refusal("NO_LANGUAGE_MODEL");
  if (!offersHosted(actor)) throw new Refusal("MODEL_NOT_OFFERED", { model: asked });
  return transact(async ({ improvements, queue }) => {
    const mine = { userId: actor.id, model: asked, outcome: null, askedAt: now };
    const improvement: ImprovementRecord = { id: newId(), ...request, ...mine };
    const earlier = await improvements.claim(improvement, idempotencyKey);
    if (earlier) {
      if (earlier.prompt !== request.prompt || earlier.kind !== request.kind)
        throw new Refusal("IDEMPOTENCY_KEY_REUSED");
      return earlier;
    }
    await refuseFullQueue(queue, actor);
    await queue.enqueue({
      id: newId(),
      ...improvementJob(improvement.id),
      ...{ userId: actor.id, tier: actor.tier, now },
      ...{ background: false, holdId: null, gems: 0 },
    });
    return improvement;
  });
}
