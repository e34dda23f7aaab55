import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { applyAction } from "../creation/apply-action.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { canSee, type Viewer } from "../creation/creation-visibility.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { ReportStore } from "./report-store.ts";

export interface DecisionStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: Pick<ReportStore, "openReasons" | "resolve">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

export interface DecisionInput {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly decision: CaseDecision;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Decides what a report or the scan brought before the staff: the work is shown again or hidden by a rule, its open
 * reports end, and the owner of what is hidden is told. Of two who decide at once the second is told so.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, CASE_CLOSED when nothing waits any more, ADMINS_ONLY
 */
export async function decideCase(
  { transact }: { transact: <T>(work: (stores: DecisionStores) => Promise<T>) => Promise<T> },
  { creationId, actor, decision, requestId, now }: DecisionInput,
): Promise<void> {
  await transact(async ({ creations, reports, addHistory, record }) => {
    const creation = await creations.lock(creationId);
    if (!creation || !canSee(creation, actor)) throw new Refusal("CREATION_NOT_FOUND");
    if (creation.userId === actor.id) throw new Refusal("OWN_CREATION");
    const reasons = await reports.openReasons(creationId);
    if (reasons.length === 0 && creation.status !== "review") throw new Refusal("CASE_CLOSED");
    if (reasons.includes(ADMINS_REASON) && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
    const hides = decision.verdict === "hide";
    const change = changeOf(creation, hides, now);
    await reports.resolve(creationId, hides ? "upheld" : "dismissed", now);
    if (Object.keys(change).length > 0) await creations.update(creationId, change);
    const entry = await addHistory({
      ...{ creationId, actorId: actor.id, role: actor.role, at: now, requestId },
      action: hides ? "hide" : "approve",
      reason: hides ? decision.note || null : null,
      before: { status: creation.status, moderatorHidden: creation.moderatorHidden },
      after: change,
    });
    if (Object.keys(change).length > 0) await recordChange(creation, change, record);
    if (!hides) return;
    await record({
      ...{ type: "creation.restricted", subjectId: creationId, userId: creation.userId },
      payload: { entry, rule: decision.rule },
    });
  });
}

/** Whichever way it is decided, it is under review no more. */
function changeOf(creation: CreationRecord, hides: boolean, now: Date): CreationPatch {
  const reviewed =
    creation.status === "review" ? applyAction(creation, "approve", "staff", now) : {};
  const action = hides ? "hide" : "unhidden";
  return { ...reviewed, ...applyAction({ ...creation, ...reviewed }, action, "staff", now) };
}
