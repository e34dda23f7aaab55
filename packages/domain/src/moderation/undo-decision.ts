import type { CreationStore } from "../creation/creation-stores.ts";
import type { Viewer } from "../creation/creation-visibility.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { putOutOfSight } from "./decide-case.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import { SEVERE_REASONS } from "./report-effect.ts";
import type { ReportStore } from "./report-store.ts";

export interface UndoStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly record: RecordEvent;
}

/**
 * Takes a decision of one's own back before it is final: the work is as it was, and waits again.
 *
 * @throws Refusal DECISION_FINAL: too late, or nothing of theirs is to be taken back
 */
export async function undoDecision(
  { transact }: { readonly transact: <T>(work: (stores: UndoStores) => Promise<T>) => Promise<T> },
  { creationId, actor, now }: { creationId: string; actor: Viewer; now: Date },
): Promise<void> {
  await transact(async (stores) => {
    const creation = await stores.creations.lock(creationId);
    const pending = creation && (await stores.pendingDecisions.find(creationId));
    if (!pending || pending.actor.id !== actor.id || pending.finalAt <= now)
      throw new Refusal("DECISION_FINAL");
    await stores.pendingDecisions.end(creationId);
    if (pending.decision.verdict !== "hide" || pending.wasHidden) return;
    // What severe reports would have hidden meanwhile stays so.
    const since = await stores.reports.openReasons(creationId, pending.decidedAt);
    if (since.some((reason) => SEVERE_REASONS.includes(reason))) return;
    await putOutOfSight(creation, false, stores);
  });
}
