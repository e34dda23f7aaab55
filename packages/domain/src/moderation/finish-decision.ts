import { applyAction } from "../creation/apply-action.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { AppealStore } from "./appeal-store.ts";
import type { PendingDecision, PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikeStores } from "./strike-person.ts";

export interface FinishStores extends StrikeStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: Pick<ReportStore, "resolve" | "recordOf">;
  readonly appeals: Pick<AppealStore, "open" | "decide">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
  readonly addHistory: AddHistory;
}

export interface FinishPorts {
  readonly transact: <T>(work: (stores: FinishStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

/**
 * Makes a decision final whose time to be taken back is over: the work is shown again or stays hidden by a rule, the
 * reports and the appeal it answers end, its owner is told, and strikes follow, all of it once. What was reported after
 * the decision waits for another one.
 */
export async function finishDecision(
  { transact, newId }: FinishPorts,
  creationId: string,
  now: Date,
): Promise<void> {
  await transact(async (stores) => {
    const creation = await stores.creations.lock(creationId);
    const pending = creation && (await stores.pendingDecisions.find(creationId));
    if (!pending || pending.finalAt > now) return;
    await stores.pendingDecisions.end(creationId);
    const { actor, decision, decidedAt, requestId, wasHidden } = pending;
    const hides = decision.verdict === "hide";
    const before = { status: creation.status, moderatorHidden: wasHidden };
    const change = changeOf({ ...creation, ...before }, hides, now);
    const reporters = await stores.reports.resolve(creationId, {
      ...{ as: hides ? "upheld" : "dismissed", until: decidedAt, now },
    });
    const appealed = await answerAppeal(pending, stores, now);
    await stores.creations.update(creationId, change);
    const entry = await stores.addHistory({
      ...{ creationId, actorId: actor.id, role: actor.role, at: now, requestId, before },
      action: hides ? "hide" : "approve",
      reason: hides ? decision.note || null : null,
      ...(hides && { rule: decision.rule }),
      after: change,
    });
    await recordChange(creation, change, stores.record);
    await tell(creation, { granted: !hides, entry, appealed }, stores);
    const meant = { creation, decision, reporters, appealed };
    await strikeForDecision(stores, meant, { newId, now, requestId });
    await stores.audit({
      ...{ action: "creation.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "creation", id: creationId },
      before: { status: creation.status, hidden: wasHidden },
      after: { verdict: decision.verdict, ...(hides && { rule: decision.rule }) },
      reason: hides ? decision.note : "",
    });
  });
}

/** Whether there is one: what was written after the decision is not answered by it. */
async function answerAppeal(
  { creationId, appealId, decision }: PendingDecision,
  { appeals }: Pick<FinishStores, "appeals">,
  now: Date,
): Promise<boolean> {
  const open = await appeals.open(creationId);
  if (!open || open.id !== appealId) return false;
  await appeals.decide(open.id, decision.verdict === "hide" ? "denied" : "granted", now);
  return true;
}

/** Its owner is told what became of an appeal, of what is hidden, and of what was held back until now. */
async function tell(
  { id, userId, status }: CreationRecord,
  { granted, entry, appealed }: { granted: boolean; entry: number; appealed: boolean },
  { record }: Pick<FinishStores, "record">,
): Promise<void> {
  const about = { subjectId: id, userId };
  if (appealed) await record({ type: "creation.appealed", ...about, payload: { granted, entry } });
  else if (!granted) await record({ type: "creation.restricted", ...about, payload: { entry } });
  else if (status === "review")
    await record({ type: "creation.cleared", ...about, payload: { entry } });
}

/** Whichever way it is decided, it is under review no more. */
function changeOf(creation: CreationRecord, hides: boolean, now: Date): CreationPatch {
  // Its owner has taken it away: there is nothing to show again, and it does not come back in front of others.
  if (creation.status === "deleted" || creation.purgedAt)
    return hides && !creation.moderatorHidden ? { moderatorHidden: true } : {};
  const reviewed =
    creation.status === "review" ? applyAction(creation, "approve", "staff", now) : {};
  const action = hides ? "hide" : "unhidden";
  return { ...reviewed, ...applyAction({ ...creation, ...reviewed }, action, "staff", now) };
}
