import { type CaseDecision, UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import type { Viewer } from "../account/viewer.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON } from "./case.ts";
import { type CaseLeases, endLease } from "./case-leases.ts";
import { type FindOpenStores, findOpen } from "./find-open.ts";
import type { PendingDecisions } from "./pending-decision.ts";

export interface DecisionStores extends FindOpenStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly leases: Pick<CaseLeases, "holder" | "end">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "add">;
  readonly record: RecordEvent;
}

export interface DecisionInput {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly decision: CaseDecision;
  /** The title that was looked at; null for none. */
  readonly looked: string | null;
  /** True when it is hidden for what was looked at, whatever its title is now. */
  readonly anyway: boolean;
  /** True when it is one of several cases decided together. */
  readonly isOneOfMany: boolean;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Decides a case brought by a report, the scan or an appeal. A hidden work disappears at once, and
 * the person who decided may undo it for UNDO_SECONDS; then `finishDecision` closes the reports and
 * notifies the owner. When two people decide at the same time, the second is refused. A decision is
 * about what was looked at: a work that was renamed has to be looked at again, unless it is hidden
 * for what it was.
 *
 * @returns the end of the undo period
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, OWN_DECISION, CASE_CLOSED when nothing is open,
 * CASE_TAKEN while
 *   another person holds the lease, CREATION_CHANGED when it has another title, ADMINS_ONLY, DECIDE_ALONE for a bulk decision that concerns child abuse
 */
export async function decideCase(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: DecisionStores) => Promise<T>) => Promise<T> },
  input: DecisionInput,
): Promise<Date> {
  const { creationId, actor, decision, isOneOfMany, requestId, now } = input;
  const isAnyway = decision.verdict === "hide" && input.anyway;
  return transact(async (stores) => {
    const { creation, appeal, isAdmins } = await findOpen(input, stores);
    if (isOneOfMany && (isAdmins || isAboutChildren(decision))) throw new Refusal("DECIDE_ALONE");
    if (!isAnyway && creation.title !== input.looked) throw new Refusal("CREATION_CHANGED");
    await endLease(stores.leases, input);
    const until = finalAt(now);
    await stores.pendingDecisions.add({
      ...{ creationId, actor, decision, requestId, finalAt: until },
      ...{ wasHidden: creation.moderatorHidden, appealId: appeal?.id ?? null, decidedAt: now },
    });
    if (decision.verdict === "hide") await putOutOfSight(creation, true, stores);
    return until;
  });
}

/** Returns when a decision made at `now` becomes final. */
export const finalAt = (now: Date): Date => new Date(now.getTime() + UNDO_SECONDS * 1_000);

const isAboutChildren = (decision: CaseDecision) =>
  decision.verdict === "hide" && decision.rule === ADMINS_REASON;

/** Hides a work from everyone but its owner and the staff, or shows it again. */
export async function putOutOfSight(
  creation: CreationRecord,
  moderatorHidden: boolean,
  {
    creations,
    record,
  }: { readonly creations: Pick<CreationStore, "update">; readonly record: RecordEvent },
): Promise<void> {
  if (creation.moderatorHidden === moderatorHidden) return;
  const change: CreationPatch = { moderatorHidden };
  await creations.update(creation.id, change);
  await recordChange(creation, change, record);
}
