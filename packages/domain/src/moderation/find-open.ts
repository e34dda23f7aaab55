import type { Viewer } from "../account/viewer.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { canSee } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import type { AppealStore, OpenAppeal } from "./appeal-store.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";

/** Stores that show whether a case is open and who may decide it. */
export interface FindOpenStores {
  readonly creations: Pick<CreationStore, "lock">;
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly appeals: Pick<AppealStore, "open" | "restrictionOf">;
  readonly pendingDecisions: Pick<PendingDecisions, "find">;
}

export interface OpenCase {
  readonly creation: CreationRecord;
  /** The appeal that this person may answer. */
  readonly appeal: OpenAppeal | null;
  /** True when only admins may decide it. */
  readonly isAdmins: boolean;
}

/**
 * Returns an open case and locks it until the transaction ends. Nobody answers an appeal against
 * their own decision: of such a case an admin decides the reports of child abuse alone, and the
 * appeal waits for another.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY
 */
export async function findOpen(
  { creationId, actor }: { readonly creationId: string; readonly actor: Viewer },
  { creations, reports, appeals, pendingDecisions }: FindOpenStores,
): Promise<OpenCase> {
  const creation = await creations.lock(creationId);
  const reasons = await reports.openReasons(creationId);
  // The owner cannot hide a work on legal hold from those who decide on it.
  const isHeld = reasons.includes(ADMINS_REASON) && seesEverything(actor);
  if (!creation || !(isHeld || canSee(creation, actor))) throw new Refusal("CREATION_NOT_FOUND");
  if (creation.userId === actor.id) throw new Refusal("OWN_CREATION");
  if (reasons.length === 0 && creation.status !== "review") throw new Refusal("CASE_CLOSED");
  if (await pendingDecisions.find(creationId)) throw new Refusal("CASE_CLOSED");
  const rule = (await appeals.restrictionOf(creationId))?.rule;
  const isAdmins = [...reasons, rule].includes(ADMINS_REASON);
  if (isAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  const appeal = await appeals.open(creationId);
  const isOwn = appeal?.decidedBy === actor.id;
  if (isOwn && !reasons.includes(ADMINS_REASON)) throw new Refusal("OWN_DECISION");
  return { creation, appeal: isOwn ? null : appeal, isAdmins };
}
