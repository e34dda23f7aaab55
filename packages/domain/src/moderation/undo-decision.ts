import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { Refusal } from "../refusal.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import { type TakeBackStores, takeBack } from "./take-back.ts";

export interface UndoStores extends TakeBackStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
  readonly audit: AppendAudit;
}

/**
 * Undoes the actor's own decision before it is final: the work returns to its previous state, and
 * its case is open again. The audit log keeps that it was out of sight meanwhile.
 *
 * @throws Refusal DECISION_FINAL when it is too late or the actor has no pending decision
 */
export async function undoDecision(
  { transact }: { readonly transact: <T>(work: (stores: UndoStores) => Promise<T>) => Promise<T> },
  {
    creationId,
    actor,
    requestId,
    now,
  }: { creationId: string; actor: Viewer; requestId: string | null; now: Date },
): Promise<void> {
  await transact(async (stores) => {
    const creation = await stores.creations.lock(creationId);
    const pending = creation && (await stores.pendingDecisions.find(creationId));
    if (!pending || pending.actor.id !== actor.id || pending.finalAt <= now)
      throw new Refusal("DECISION_FINAL");
    await takeBack(creation, pending, stores);
    await stores.audit({
      ...{ action: "creation.decision-undone", actorId: actor.id, requestId, at: now },
      subject: { noun: "creation", id: creationId },
      before: { verdict: pending.decision.verdict },
      after: { verdict: null },
      reason: "",
    });
  });
}
