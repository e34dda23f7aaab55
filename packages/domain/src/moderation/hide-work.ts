import type { HideWork } from "../creation/creation-stores.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { finalAt } from "./decide-case.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";

export interface HideStores {
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly pendingDecisions: Pick<PendingDecisions, "add" | "end">;
}

/**
 * A decision of the staff on the page of a work, as one of the queue: for UNDO_SECONDS it may be taken back, then
 * `finishDecision` tells the owner. It answers no appeal, and what only admins decide waits on for them.
 */
export async function hideWork(
  { creationId, actor, note, requestId, now }: Parameters<HideWork>[0],
  { reports, pendingDecisions }: HideStores,
): Promise<void> {
  const isAdmins = (await reports.openReasons(creationId)).includes(ADMINS_REASON);
  // Said last: a decision that could still be taken back is over.
  await pendingDecisions.end(creationId);
  await pendingDecisions.add({
    ...{ creationId, actor, requestId, appealId: null, wasHidden: false },
    decision: {
      ...{ verdict: "hide", note },
      rule: isAdmins && seesEverything(actor) ? ADMINS_REASON : null,
    },
    ...{ decidedAt: now, finalAt: finalAt(now) },
  });
}
