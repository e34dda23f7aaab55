import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { EndReports } from "../creation/creation-stores.ts";
import { Refusal } from "../refusal.ts";
import type { AppealStore } from "./appeal-store.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import { type CaseLeases, endLease } from "./case-leases.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";

/**
 * Verdict on open reports implied by a staff action. Reports of a work that is hidden are closed
 * later (finish-decision).
 */
const VERDICTS = {
  delete: "upheld",
  approve: "dismissed",
  unhidden: "dismissed",
} as const satisfies Partial<Record<ItemAction, "upheld" | "dismissed">>;

export interface ReportEndStores {
  readonly leases: Pick<CaseLeases, "holder" | "end">;
  readonly reports: Pick<ReportStore, "openReasons" | "resolve" | "reverse">;
  readonly appeals: Pick<AppealStore, "restrictionOf" | "open">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
}

/**
 * Closes the reports about a work according to a staff action. Reports for admins only are left to
 * them, and an appealed work must be decided as a case, by another person.
 *
 * @returns the rule under which the work is hidden from now on, when only admins may decide on it
 * @throws Refusal ADMINS_ONLY, ACTION_IMPOSSIBLE; CASE_TAKEN while another person reviews its case
 */
export async function endReports(
  { creationId, actor, action, now }: Parameters<EndReports>[0],
  { leases, reports, appeals, pendingDecisions }: ReportEndStores,
): Promise<typeof ADMINS_REASON | null> {
  if (!isDecision(action)) return null;
  await endLease(leases, { creationId, actor, now });
  const verdict = VERDICTS[action];
  const restriction = await appeals.restrictionOf(creationId);
  if (await appeals.open(creationId))
    throw new Refusal("ACTION_IMPOSSIBLE", { action, because: "appealed" });
  const pending = await pendingDecisions.find(creationId);
  // The latest action wins and ends any decision that could still be undone.
  await pendingDecisions.end(creationId);
  const decided = pending?.decision.verdict === "hide" ? pending.decision.rule : null;
  const reasons = [...(await reports.openReasons(creationId)), restriction?.rule, decided];
  const isAdmins = reasons.includes(ADMINS_REASON);
  if (isAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (verdict === "dismissed") await reports.reverse(creationId, { until: now, now });
  await reports.resolve(creationId, { as: verdict, until: now, now });
  return isAdmins && verdict === "upheld" ? ADMINS_REASON : null;
}

const isDecision = (action: ItemAction): action is keyof typeof VERDICTS => action in VERDICTS;
