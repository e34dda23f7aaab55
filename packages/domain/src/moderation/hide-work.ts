import type { HideWork } from "../creation/creation-stores.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { type CaseLeases, endLease } from "./case-leases.ts";
import { finalAt } from "./decide-case.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";

export interface HideStores {
  readonly leases: Pick<CaseLeases, "holder" | "end">;
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly pendingDecisions: Pick<PendingDecisions, "add" | "end">;
}

/**
 * Hides a work from its page, with the same undo period as a decision in the queue; then
 * `finishDecision` notifies the owner. It answers no appeal, and cases for admins stay open for
 * them.
 *
 * @throws Refusal CASE_TAKEN while another person reviews its case
 */
export async function hideWork(
  { creationId, actor, note, requestId, now }: Parameters<HideWork>[0],
  { leases, reports, pendingDecisions }: HideStores,
): Promise<void> {
  await endLease(leases, { creationId, actor, now });
  const isAdmins = (await reports.openReasons(creationId)).includes(ADMINS_REASON);
  // The latest action replaces any decision that could still be undone.
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
