import { PERSON_CASE_SUBJECTS } from "@kinora/contracts/moderation/person-case";
import { isReferral, seesEverything } from "./case.ts";
import { lockConcerned } from "./lock-concerned.ts";
import { type DecidingPeople, mayStillDecide } from "./may-still-decide.ts";
import type { PendingPersonDecision, PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecisionStore } from "./person-case.ts";
import { referPerson } from "./refer-person.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";
import { pictureOf, takeBackPerson } from "./undo-person-decision.ts";

export interface FinishPersonStores extends StrikingStores {
  readonly people: StrikingStores["people"] & DecidingPeople;
  readonly personReports: Pick<
    PersonReportStore,
    "lock" | "isHidden" | "reporters" | "resolve" | "reverse" | "refer"
  >;
  readonly profileDecisions: Pick<
    ProfileDecisionStore,
    "find" | "putBack" | "undo" | "undoOfErased" | "settle" | "decideAppeal"
  >;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find" | "end">;
}

export interface FinishPersonPorts {
  readonly transact: <T>(work: (stores: FinishPersonStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

interface Finishing {
  readonly stores: FinishPersonStores;
  readonly pending: PendingPersonDecision;
  /** True when the person's account was erased: nothing is written about them. */
  readonly isErased: boolean;
  readonly reporters: readonly string[];
  readonly now: Date;
}

/**
 * Makes the decisions about a profile final after their undo period, each exactly once: closes the
 * reports made until then or answers the appeal, tells the person and gives strikes. A moderator who
 * finds child abuse refers it to the admins: `referPerson`. A decision by somebody who has since lost
 * the right to decide is undone instead.
 */
export async function finishPersonDecisions(
  ports: FinishPersonPorts,
  userId: string,
  now: Date,
): Promise<void> {
  for (const of of PERSON_CASE_SUBJECTS) await finishOne(ports, { userId, of }, now);
}

async function finishOne(
  ports: FinishPersonPorts,
  { userId, of }: Pick<PendingPersonDecision, "userId" | "of">,
  now: Date,
): Promise<void> {
  await ports.transact(async (stores) => {
    await stores.personReports.lock(userId);
    const pending = await stores.pendingPersonDecisions.find(userId, of);
    if (!pending || pending.finalAt > now) return;
    const { actor, decision, decidedAt, requestId } = pending;
    const reporters =
      of === "reports" ? await stores.personReports.reporters(userId, decidedAt) : [];
    const locked = await lockConcerned([userId, ...reporters], stores);
    const takesDown = decision.verdict === "take_down";
    const decided = takesDown
      ? ({ ...decision, verdict: "hide" } as const)
      : ({ verdict: "show" } as const);
    const isErased = !locked.get(userId);
    const subject = { noun: "person", id: userId } as const;
    if (!(await mayStillDecide({ actor, decision: decided }, stores.people))) {
      await takeBackPerson(pending, { stores, isErased, now });
      return stores.audit({
        ...{ action: "person.decision-undone", actorId: null, requestId, at: now, subject },
        ...{ before: { of, verdict: decision.verdict }, after: { verdict: null }, reason: "" },
      });
    }
    // Of somebody erased, it stays on legal hold, and there is nothing to decide.
    const isReferred = isReferral(actor, decided) && !isErased;
    const finishing = { stores, pending, isErased, now, reporters: [...reporters].sort() };
    await stores.pendingPersonDecisions.end(pending);
    if (isReferred) await referPerson(pending, stores, now);
    else if (of === "appeal") await answerAppeal(finishing);
    else await endReports(ports, finishing);
    if (seesEverything(actor) && of === "reports")
      await stores.record({ ...about(userId), type: "person.referralDecided", payload: {} });
    await stores.audit({
      ...{ action: "person.decided", actorId: actor.id, requestId, at: now },
      subject,
      before: { of, reports: reporters.length },
      after: {
        ...{ verdict: decision.verdict, ...(takesDown && { rule: decision.rule }) },
        ...(isReferred && { referred: true }),
      },
      // It may have been erased while we waited for the person.
      reason: takesDown && !isErased && !isReferred ? decision.note : "",
    });
  });
}

const about = (userId: string) => ({ subjectId: userId, userId });

async function endReports(
  { newId }: FinishPersonPorts,
  { stores, pending, isErased, reporters, now }: Finishing,
): Promise<void> {
  const { userId, decision, decisionId, decidedAt, requestId } = pending;
  const strikes = { newId, now, requestId };
  if (decision.verdict === "clear" || decisionId === null) {
    const wasHidden = await stores.personReports.isHidden(userId);
    await stores.personReports.resolve(userId, "dismissed", decidedAt);
    if (wasHidden && !isErased && !(await stores.personReports.isHidden(userId)))
      await stores.record({
        ...{ type: "person.cleared", subjectId: userId, userId },
        payload: { at: decidedAt.toISOString() },
      });
    return strikeReporters(stores, reporters, strikes);
  }
  await stores.profileDecisions.settle(decisionId);
  await stores.personReports.resolve(userId, "upheld", decidedAt);
  if (isErased) return;
  await stores.record({
    ...{ type: "person.restricted", subjectId: userId, userId, payload: { decisionId } },
  });
  const strike = { userId, source: "profile", reason: decision.rule, digest: decisionId } as const;
  await strikePerson(stores, strike, strikes);
}

async function answerAppeal({ stores, pending, isErased, now }: Finishing): Promise<void> {
  const { userId, decision, decisionId } = pending;
  const appeal = decisionId === null ? null : await stores.profileDecisions.find(decisionId);
  if (!appeal) return;
  const granted = decision.verdict === "clear";
  if (granted && !isErased) {
    await stores.profileDecisions.putBack(appeal, pictureOf(appeal), now);
    await stores.strikes.takeBack({ userId, source: "profile", digest: appeal.id });
  }
  if (granted) await stores.personReports.reverse(userId, appeal.at, now);
  await stores.profileDecisions.decideAppeal(appeal.id, granted, now);
  if (isErased) return;
  await stores.record({
    ...{ type: "person.reviewed", subjectId: userId, userId },
    payload: { decisionId: appeal.id, granted },
  });
}
