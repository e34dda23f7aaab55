import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { putOutOfSight } from "./decide-case.ts";
import type { PendingDecision, PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";

export interface TakeBackStores {
  readonly creations: Pick<CreationStore, "update">;
  readonly pendingDecisions: Pick<PendingDecisions, "end">;
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly record: RecordEvent;
}

/**
 * Undoes a decision that is not final yet: the work returns to its previous state, and its case is
 * open again.
 */
export async function takeBack(
  creation: CreationRecord,
  { decision, wasHidden, decidedAt }: PendingDecision,
  stores: TakeBackStores,
): Promise<void> {
  await stores.pendingDecisions.end(creation.id);
  if (decision.verdict !== "hide" || wasHidden) return;
  // Keep the work hidden when severe reports made since the decision would have hidden it.
  const since = await stores.reports.openReasons(creation.id, decidedAt);
  if (since.some((reason) => SEVERE_REASONS.includes(reason))) return;
  await putOutOfSight(creation, false, stores);
}
