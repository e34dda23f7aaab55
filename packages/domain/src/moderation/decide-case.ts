import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { applyAction } from "../creation/apply-action.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { canSee, type Viewer } from "../creation/creation-visibility.ts";
import { recordChange } from "../creation/record-change.ts";
import { Refusal } from "../refusal.ts";
import type { AppealStore, OpenAppeal } from "./appeal-store.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { CaseLeases } from "./case-leases.ts";
import type { ReportStore } from "./report-store.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikeStores } from "./strike-person.ts";

/** What says whether there is something to decide, and for whom. */
export interface FindOpenStores {
  readonly creations: Pick<CreationStore, "lock">;
  readonly reports: Pick<ReportStore, "openReasons">;
  readonly appeals: Pick<AppealStore, "open" | "restrictionOf">;
}

export interface DecisionStores extends StrikeStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: Pick<ReportStore, "openReasons" | "resolve" | "recordOf">;
  readonly appeals: Pick<AppealStore, "open" | "decide" | "restrictionOf">;
  readonly addHistory: AddHistory;
  readonly leases: Pick<CaseLeases, "holder" | "end">;
}

export interface DecisionInput {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly decision: CaseDecision;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Decides what a report, the scan or an appeal brought before the staff: the work is shown again or hidden by a rule,
 * its open reports end, and its owner is told of what is hidden and of what became of an appeal. Of two who decide at
 * once the second is told so.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, OWN_DECISION, CASE_CLOSED when nothing waits any more, CASE_TAKEN
 *   while somebody else is at it, ADMINS_ONLY
 */
export async function decideCase(
  ports: {
    readonly transact: <T>(work: (stores: DecisionStores) => Promise<T>) => Promise<T>;
    readonly newId: () => string;
  },
  input: DecisionInput,
): Promise<void> {
  const { creationId, actor, decision, requestId, now } = input;
  await ports.transact(async (stores) => {
    const { creations, reports, appeals, addHistory, record } = stores;
    const { creation, appeal } = await findOpen(input, stores);
    const hides = decision.verdict === "hide";
    const holder = await stores.leases.holder(creationId, now);
    if (holder !== null && holder !== actor.id) throw new Refusal("CASE_TAKEN");
    await stores.leases.end(creationId);
    const change = changeOf(creation, hides, now);
    const reporters = await reports.resolve(creationId, hides ? "upheld" : "dismissed", now);
    if (appeal) await appeals.decide(appeal.id, hides ? "denied" : "granted", now);
    if (Object.keys(change).length > 0) await creations.update(creationId, change);
    const entry = await addHistory({
      ...{ creationId, actorId: actor.id, role: actor.role, at: now, requestId },
      action: hides ? "hide" : "approve",
      reason: hides ? decision.note || null : null,
      ...(hides && { rule: decision.rule }),
      before: { status: creation.status, moderatorHidden: creation.moderatorHidden },
      after: change,
    });
    if (Object.keys(change).length > 0) await recordChange(creation, change, record);
    const about = { subjectId: creationId, userId: creation.userId };
    if (appeal)
      await record({ type: "creation.appealed", ...about, payload: { granted: !hides, entry } });
    else if (hides) await record({ type: "creation.restricted", ...about, payload: { entry } });
    else if (creation.status === "review")
      await record({ type: "creation.cleared", ...about, payload: { entry } });
    const meant = { creation, decision, reporters, appealed: appeal !== null };
    await strikeForDecision(stores, meant, { newId: ports.newId, now, requestId });
    await stores.audit({
      ...{ action: "creation.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "creation", id: creationId },
      before: { status: creation.status, hidden: creation.moderatorHidden },
      after: { verdict: decision.verdict, ...(hides && { rule: decision.rule }) },
      reason: hides ? decision.note : "",
    });
  });
}

/**
 * What waits to be decided, kept from changing until it is.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY
 */
export async function findOpen(
  { creationId, actor }: Pick<DecisionInput, "creationId" | "actor">,
  { creations, reports, appeals }: FindOpenStores,
): Promise<{ creation: CreationRecord; appeal: OpenAppeal | null }> {
  const creation = await creations.lock(creationId);
  const reasons = await reports.openReasons(creationId);
  // Its owner cannot keep what is on legal hold from those who decide about it.
  const isHeld = reasons.includes(ADMINS_REASON) && seesEverything(actor);
  if (!creation || !(isHeld || canSee(creation, actor))) throw new Refusal("CREATION_NOT_FOUND");
  if (creation.userId === actor.id) throw new Refusal("OWN_CREATION");
  if (reasons.length === 0 && creation.status !== "review") throw new Refusal("CASE_CLOSED");
  const rule = (await appeals.restrictionOf(creationId))?.rule;
  if ([...reasons, rule].includes(ADMINS_REASON) && !seesEverything(actor))
    throw new Refusal("ADMINS_ONLY");
  const appeal = await appeals.open(creationId);
  if (appeal?.decidedBy === actor.id) throw new Refusal("OWN_DECISION");
  return { creation, appeal };
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
