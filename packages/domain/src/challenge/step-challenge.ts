import type { ChallengeStepOrder } from "@kinora/contracts/challenge/challenge";
import { PROVEN_POOL_FROM } from "@kinora/contracts/challenge/challenge-limits";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { ChallengePatch, ChallengeRecord } from "./challenge-record.ts";
import { stateAfter } from "./challenge-steps.ts";
import type { ChallengeStores } from "./challenge-store.ts";
import { foundChallenge } from "./find-challenge.ts";
import { listTakersPart } from "./list-takers-part.ts";

export interface ChallengeStepStores extends ChallengeStores {
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

export interface StepPorts {
  readonly transact: <T>(work: (stores: ChallengeStepStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  /** Whether this server can sign results. */
  readonly isSigning: boolean;
}

interface StepOrder {
  readonly id: string;
  readonly actorId: string;
  readonly order: ChallengeStepOrder;
  /** Version of the draft that a fresh sign-in was given for. */
  readonly proven?: number;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Takes a step of staff: scheduling puts the pool in escrow, cancelling and revising give it back.
 *
 * @throws Refusal CHALLENGE_NOT_FOUND, CHALLENGE_STATE, CHALLENGE_TOO_LATE, CHALLENGE_UNSIGNED,
 *   CHALLENGE_POOL_UNPROVEN, CHALLENGE_CHANGED
 */
export async function stepChallenge(
  { transact, newId, isSigning }: StepPorts,
  { id, actorId, order, proven, requestId, now }: StepOrder,
): Promise<void> {
  await transact(async (stores) => {
    const { challenges, challengePurse, record, audit } = stores;
    const challenge = foundChallenge(await challenges.lock(id));
    const { state, version, settings } = challenge;
    const to = stateAfter(state, order.step, "admin");
    if (to === null) throw new Refusal("CHALLENGE_STATE", { state });
    if (order.step === "schedule") {
      requireProof(challenge, proven);
      if (!isSigning) throw new Refusal("CHALLENGE_UNSIGNED");
      if (new Date(settings.votingAt) <= now) throw new Refusal("CHALLENGE_TOO_LATE");
      await challengePurse.escrow(id, settings.pool, escrowKey(challenge), now);
    }
    if (order.step === "revise" || order.step === "cancel")
      await challengePurse.giveBack(
        ...([id, await challengePurse.left(id), `back:${version}`, now] as const),
      );
    await challenges.change(id, {
      ...patchOf(order, challenge, now),
      // Ranked results are signed by the worker, which alone completes them.
      ...(order.step === "complete" ? {} : { state: to }),
      version: version + 1,
    });
    if (order.step === "cancel" && state !== "draft")
      await challengePurse.addNotices(
        (await listTakersPart(challenge, stores)).map((userId) => ({
          ...{ id: newId(), challengeId: id, userId, about: "cancelled", entryId: "" },
        })),
      );
    if (order.step !== "complete")
      await record({
        ...{ type: "challenge.changed", subjectId: id, userId: actorId, payload: { state: to } },
      });
    await audit({
      ...{ action: "challenge.stepped", actorId, subject: { noun: "challenge", id }, requestId },
      ...{ before: { state }, after: { step: order.step, state: to }, at: now },
      reason: order.step === "cancel" ? order.reason : "",
    });
  });
}

/** @throws Refusal CHALLENGE_POOL_UNPROVEN, CHALLENGE_CHANGED */
function requireProof({ settings, version }: ChallengeRecord, proven: number | undefined): void {
  const limit = PROVEN_POOL_FROM;
  if (proven === undefined && settings.pool > limit)
    throw new Refusal("CHALLENGE_POOL_UNPROVEN", { limit });
  if (proven !== undefined && proven !== version)
    throw new Refusal("CHALLENGE_CHANGED", { version });
}

/** A draft that was revised is put in escrow anew. */
const escrowKey = ({ version }: ChallengeRecord) => `escrow:${version}`;

function patchOf(order: ChallengeStepOrder, { settings }: ChallengeRecord, now: Date) {
  const patches: Record<ChallengeStepOrder["step"], ChallengePatch> = {
    schedule: { nextAt: new Date(settings.opensAt) },
    revise: { nextAt: null },
    complete: { nextAt: now },
    rank_again: { nextAt: now },
    cancel: {
      nextAt: null,
      endedAt: now,
      cancelReason: order.step === "cancel" ? order.reason : "",
    },
  };
  return patches[order.step];
}
