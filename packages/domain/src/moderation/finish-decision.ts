import { type FlagReason, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { applyAction } from "../creation/apply-action.ts";
import type { CreationPatch, CreationRecord } from "../creation/creation.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { AppealStore } from "./appeal-store.ts";
import { ADMINS_REASON, isReferral, seesEverything } from "./case.ts";
import { lockConcerned } from "./lock-concerned.ts";
import { type DecidingPeople, mayStillDecide } from "./may-still-decide.ts";
import type { PendingDecision, PendingDecisions } from "./pending-decision.ts";
import type { ReportStore } from "./report-store.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikeStores } from "./strike-person.ts";
import { takeBack } from "./take-back.ts";

export interface FinishStores extends StrikeStores {
  readonly people: StrikeStores["people"] & DecidingPeople;
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: Pick<
    ReportStore,
    "reporters" | "resolve" | "reverse" | "recordOf" | "openReasons" | "refer"
  >;
  readonly appeals: Pick<AppealStore, "open" | "decide">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
  readonly addHistory: AddHistory;
}

export interface FinishPorts {
  readonly transact: <T>(work: (stores: FinishStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

/**
 * Makes a decision final after its undo period: shows the work again or keeps it hidden under a
 * rule, closes the reports and the appeal it answers, notifies the owner and gives strikes, exactly
 * once. Reports made after the decision stay open, and so does any hiding they caused. A decision
 * by a person who has since lost the right to decide is undone instead. A moderator who hides a work
 * as child abuse reports it to the admins, whose case it becomes. Nothing is written about an
 * owner whose account was erased.
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
    if (!(await mayStillDecide(pending, stores.people))) return takeBack(creation, pending, stores);
    const { actor, decision, decidedAt, requestId, wasHidden } = pending;
    const hides = decision.verdict === "hide";
    // Showing a work says nothing about its owner, and hiding it nothing about its reporters.
    const concerned = hides
      ? [creation.userId]
      : await stores.reports.reporters(creationId, decidedAt);
    const locked = await lockConcerned(concerned, stores);
    const isErased = hides && !locked.get(creation.userId);
    await stores.pendingDecisions.end(creationId);
    const isReferred = isReferral(actor, decision);
    const rule = hides && !isReferred ? decision.rule : null;
    const note = hides && !isErased ? decision.note : "";
    await referOrSettle(creation, { ...pending, isReferred, note }, stores);
    const isLeft = await isLeftToAdmins(pending, stores);
    const resolved = { as: hides ? "upheld" : "dismissed", until: decidedAt, now } as const;
    const reporters = isLeft ? [] : await stores.reports.resolve(creationId, resolved);
    const appealed =
      !(await isBesideOwnAppeal(pending, stores)) &&
      (await takeEffect(creation, { ...pending, isReferred, isLeft, isErased, note }, stores, now));
    const meant = {
      struck: { userId: creation.userId, source: "work", digest: creationId } as const,
      decision: hides ? { ...decision, rule } : decision,
      reporters,
      appealed,
    };
    await strikeForDecision(stores, meant, { newId, now, requestId });
    await stores.audit({
      ...{ action: "creation.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "creation", id: creationId },
      before: { status: creation.status, hidden: wasHidden },
      after: { verdict: decision.verdict, ...(rule && { rule }) },
      reason: note,
    });
  });
}

/**
 * Returns whether it clears the reports of a work whose owner has appealed a decision of the same
 * person: the work stays as it is until somebody else has answered.
 */
async function isBesideOwnAppeal(
  { creationId, actor, decision, appealId, decidedAt }: PendingDecision,
  { appeals }: Pick<FinishStores, "appeals">,
): Promise<boolean> {
  if (decision.verdict === "hide" || appealId !== null) return false;
  const open = await appeals.open(creationId);
  return open !== null && open.decidedBy === actor.id && open.at <= decidedAt;
}

/** Answers the appeal, changes the work and tells its owner. @returns whether it was appealed */
async function takeEffect(
  creation: CreationRecord,
  about: PendingDecision & {
    readonly isReferred: boolean;
    readonly isLeft: boolean;
    readonly isErased: boolean;
    readonly note: string;
  },
  stores: FinishStores,
  now: Date,
): Promise<boolean> {
  const { creationId, actor, decision, decidedAt, requestId, isReferred, isLeft, note } = about;
  const hides = decision.verdict === "hide";
  const rule = hides && !isReferred ? decision.rule : null;
  const before = { status: creation.status, moderatorHidden: about.wasHidden };
  const { appealed, waits } = await answerAppeal(about, stores, now);
  if (!hides) await stores.reports.reverse(creationId, { until: decidedAt, now });
  const since = await stores.reports.openReasons(creationId, decidedAt);
  const change = changeOf(
    { ...creation, ...before },
    { hides, waits: waits || isLeft, since },
    now,
  );
  await stores.creations.update(creationId, change);
  const entry = await stores.addHistory({
    ...{ creationId, actorId: actor.id, role: actor.role, at: now, requestId, before },
    action: hides ? "hide" : "approve",
    reason: note || null,
    ...(rule && { rule }),
    after: change,
  });
  await recordChange(creation, change, stores.record);
  const isCleared = creation.status === "review" && change.status === null;
  if (!about.isErased)
    await tell(creation, { granted: !hides, entry, appealed, isCleared }, stores);
  return appealed;
}

/**
 * Reports it to the admins, who are told; a referral no longer waits once one of them has decided.
 */
async function referOrSettle(
  { id: creationId, userId }: CreationRecord,
  about: PendingDecision & { readonly isReferred: boolean; readonly note: string },
  { reports, record }: Pick<FinishStores, "reports" | "record">,
): Promise<void> {
  const { actor, decidedAt, isReferred, note } = about;
  const whose = { subjectId: creationId, userId };
  if (isReferred) {
    const createdAt = new Date(decidedAt.getTime() + 1);
    await reports.refer({ creationId, reporterId: actor.id, note, createdAt });
    const payload = { byId: actor.id, at: decidedAt.toISOString() };
    await record({ type: "creation.referred", ...whose, payload });
  } else if (seesEverything(actor))
    await record({ type: "creation.referralDecided", ...whose, payload: {} });
}

/**
 * Returns whether the reports stay open for admins: other staff may hide such a work on its page,
 * but not close its reports.
 */
async function isLeftToAdmins(
  { creationId, actor }: PendingDecision,
  { reports }: Pick<FinishStores, "reports">,
): Promise<boolean> {
  return !seesEverything(actor) && (await reports.openReasons(creationId)).includes(ADMINS_REASON);
}

/**
 * Closes the open appeal when the decision answers it (`appealed`). Showing the work grants any
 * appeal. Hiding it does not answer an appeal written after the decision, which `waits` for another
 * person, nor does referring it, and the appeal `waits` for the admins.
 */
async function answerAppeal(
  {
    creationId,
    appealId,
    decision,
    isReferred,
  }: PendingDecision & { readonly isReferred: boolean },
  { appeals }: Pick<FinishStores, "appeals">,
  now: Date,
): Promise<{ readonly appealed: boolean; readonly waits: boolean }> {
  const open = await appeals.open(creationId);
  if (!open) return { appealed: false, waits: false };
  const hides = decision.verdict === "hide";
  if (hides && (isReferred || open.id !== appealId)) return { appealed: false, waits: true };
  await appeals.decide(open.id, hides ? "denied" : "granted", now);
  return { appealed: true, waits: false };
}

/**
 * Notifies the owner of the outcome of an appeal, of a restriction, or that a held work was
 * cleared.
 */
async function tell(
  { id, userId }: CreationRecord,
  about: { granted: boolean; entry: number; appealed: boolean; isCleared: boolean },
  { record }: Pick<FinishStores, "record">,
): Promise<void> {
  const { granted, entry, appealed, isCleared } = about;
  const whose = { subjectId: id, userId };
  if (appealed) await record({ type: "creation.appealed", ...whose, payload: { granted, entry } });
  else if (!granted) await record({ type: "creation.restricted", ...whose, payload: { entry } });
  else if (isCleared) await record({ type: "creation.cleared", ...whose, payload: { entry } });
}

interface Deciding {
  readonly hides: boolean;
  /** True when an appeal, or a report for admins, is still open. */
  readonly waits: boolean;
  /** Reasons reported after the decision. */
  readonly since: readonly FlagReason[];
}

/**
 * Returns the change that the decision makes. It ends the review unless something else is waiting
 * for a decision.
 */
function changeOf(
  creation: CreationRecord,
  { hides, waits, since }: Deciding,
  now: Date,
): CreationPatch {
  // The owner has deleted it, so there is nothing to show again; hiding still applies if it is
  // restored.
  if (creation.status === "deleted" || creation.purgedAt)
    return hides && !creation.moderatorHidden ? { moderatorHidden: true } : {};
  const isOver = creation.status === "review" && !waits && (hides || since.length === 0);
  const reviewed = isOver ? applyAction(creation, "approve", "staff", now) : {};
  if (!hides && since.some((reason) => SEVERE_REASONS.includes(reason))) return reviewed;
  const action = hides ? "hide" : "unhidden";
  return { ...reviewed, ...applyAction({ ...creation, ...reviewed }, action, "staff", now) };
}
