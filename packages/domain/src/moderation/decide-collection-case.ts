import type { NewCollectionDecision } from "@kinora/contracts/collection/collection-case";
import type { Viewer } from "../account/viewer.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import {
  type CollectionDecision,
  type CollectionDecisionStore,
  type CollectionReportStore,
  type ReportedCollection,
  saidBy,
} from "./collection-case.ts";
import { type LockedPeople, lockConcerned } from "./lock-concerned.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikingStores } from "./strike-reporters.ts";

export interface CollectionDecisionStores extends StrikingStores {
  readonly collectionReports: CollectionReportStore;
  readonly collectionDecisions: CollectionDecisionStore;
  readonly record: RecordEvent;
}

interface Ports {
  readonly transact: <T>(work: (stores: CollectionDecisionStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

interface Deciding {
  readonly id: string;
  readonly actor: Viewer;
  readonly decision: NewCollectionDecision;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Decides the reports of a collection, or the appeal against taking it down: at once, with a
 * statement to its owner. A decision is about the words that were looked at.
 *
 * @throws Refusal COLLECTION_NOT_FOUND, OWN_COLLECTION, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY,
 *   COLLECTION_CHANGED
 */
export const decideCollectionCase = (
  { transact, newId }: Ports,
  deciding: Deciding,
): Promise<void> =>
  transact(async (stores) => {
    const { id, actor, decision, requestId, now } = deciding;
    const { collectionReports, audit } = stores;
    const found = await collectionReports.find(id);
    if (!found) throw new Refusal("COLLECTION_NOT_FOUND");
    const { userId } = found;
    if (userId === actor.id) throw new Refusal("OWN_COLLECTION");
    const reporting = await collectionReports.reporters(id, now);
    const locked = await lockConcerned([userId, ...reporting], stores);
    const collection = await collectionReports.lock(id);
    if (!collection) throw new Refusal("COLLECTION_NOT_FOUND");
    const appealed = await findOpen(deciding, stores);
    if (saidBy(collection) !== decision.said) throw new Refusal("COLLECTION_CHANGED");
    const hides = decision.verdict === "hide";
    const reporters =
      decision.of === "appeal"
        ? await answerAppeal(collection, { appealed, hides, now }, stores)
        : await answerReports(collection, { ...deciding, decisionId: newId(), locked }, stores);
    await strikeForDecision(
      stores,
      {
        struck: { userId, source: "collection", digest: id },
        ...{ decision, reporters, appealed: appealed !== null },
      },
      { newId, now, requestId },
    );
    await audit({
      ...{ action: "collection.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "collection", id },
      before: { of: decision.of, reports: reporters.length },
      after: { verdict: decision.verdict, ...(hides && { rule: decision.rule }) },
      // What was written to its owner is with the decision, where it can be erased.
      reason: "",
    });
  });

/** Throws Refusal CASE_CLOSED, ADMINS_ONLY, OWN_DECISION. */
async function findOpen(
  { id, actor, decision }: Deciding,
  { collectionReports, collectionDecisions }: CollectionDecisionStores,
): Promise<CollectionDecision | null> {
  const appealed = decision.of === "appeal" ? await collectionDecisions.appealed(id) : null;
  const reasons = decision.of === "reports" ? await collectionReports.openReasons(id) : [];
  if (appealed === null && reasons.length === 0) throw new Refusal("CASE_CLOSED");
  const rules = [...reasons, appealed?.rule, decision.verdict === "hide" ? decision.rule : null];
  if (rules.includes(ADMINS_REASON) && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (appealed?.byId === actor.id) throw new Refusal("OWN_DECISION");
  return appealed;
}

async function answerAppeal(
  { id, userId }: ReportedCollection,
  about: {
    readonly appealed: CollectionDecision | null;
    readonly hides: boolean;
    readonly now: Date;
  },
  { collectionReports, collectionDecisions, record }: CollectionDecisionStores,
): Promise<readonly string[]> {
  const { appealed, hides, now } = about;
  if (appealed === null) return [];
  await collectionDecisions.decideAppeal(appealed.id, !hides, now);
  if (!hides) {
    await collectionReports.reverse(id, { until: appealed.at, now });
    await collectionReports.withhold(id, { takenDown: false });
  }
  const payload = { decisionId: appealed.id, granted: !hides };
  await record({ type: "collection.reviewed", subjectId: id, userId, payload });
  return [];
}

async function answerReports(
  collection: ReportedCollection,
  about: Deciding & { readonly decisionId: string; readonly locked: LockedPeople },
  { collectionReports, collectionDecisions, record }: CollectionDecisionStores,
): Promise<readonly string[]> {
  const { id, userId } = collection;
  const { actor, decision, decisionId, now, locked } = about;
  const as = decision.verdict === "hide" ? "upheld" : "dismissed";
  const reporters = await collectionReports.resolve(id, { as, until: now, now });
  if (decision.verdict === "show") await collectionReports.withhold(id, { held: false });
  else {
    await collectionReports.withhold(id, { held: false, takenDown: true });
    // Nothing is written to somebody whose account was erased meanwhile.
    if (locked.get(userId)) {
      const { rule, note } = decision;
      const made = { id: decisionId, collectionId: id, userId, byId: actor.id, at: now };
      await collectionDecisions.add({ ...made, rule, note, said: saidBy(collection) });
      const payload = { decisionId };
      await record({ type: "collection.restricted", subjectId: id, userId, payload });
    }
  }
  // Only those are locked.
  return reporters.filter((reporter) => locked.get(reporter));
}
