import { recordChanged } from "../story/record-changed.ts";
import type { StoryRecord } from "../story/story-record.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type {
  BoardDecisionStore,
  BoardReportStore,
  PendingBoardDecision,
  PendingBoardDecisions,
} from "./board-case.ts";
import { ADMINS_REASON, isReferral, seesEverything } from "./case.ts";
import { lockConcerned } from "./lock-concerned.ts";
import { type DecidingPeople, mayStillDecide } from "./may-still-decide.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikingStores } from "./strike-reporters.ts";

export interface FinishBoardStores extends StrikingStores {
  readonly people: StrikingStores["people"] & DecidingPeople;
  readonly stories: Pick<StoryStore, "lockKept" | "update">;
  readonly boardReports: Pick<
    BoardReportStore,
    "reporters" | "resolve" | "reverse" | "refer" | "clear"
  >;
  readonly boardDecisions: Pick<BoardDecisionStore, "add" | "decideAppeal" | "standing">;
  readonly pendingBoardDecisions: Pick<PendingBoardDecisions, "find" | "end">;
}

export interface FinishBoardPorts {
  readonly transact: <T>(work: (stores: FinishBoardStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

/**
 * Makes a decision about a storyboard final after its undo period, exactly once: closes its link by
 * a rule or answers the appeal, closes the reports made until then, tells the owner and gives
 * strikes. An answer that finds child abuse is a decision of its own as well. A moderator who
 * closes it as child abuse reports it to the admins: it stays closed, and an appeal waits, until
 * they have decided. A decision by a person who has since lost the right to decide is undone
 * instead. Nothing is written about an owner whose account was erased, and nothing remains of a
 * deleted storyboard.
 */
export async function finishBoardDecision(
  { transact, newId }: FinishBoardPorts,
  storyId: string,
  now: Date,
): Promise<void> {
  await transact(async (stores) => {
    const story = await stores.stories.lockKept(storyId);
    const pending = story && (await stores.pendingBoardDecisions.find(storyId));
    if (!pending || pending.finalAt > now) return;
    if (!(await mayStillDecide(pending, stores.people)))
      return stores.pendingBoardDecisions.end(storyId);
    const { actor, decision, decidedAt, requestId, appealedId } = pending;
    const hides = decision.verdict === "hide";
    // Showing it says nothing about its owner, and closing it nothing about its reporters.
    const concerned = hides
      ? [story.userId]
      : await stores.boardReports.reporters(storyId, decidedAt);
    const locked = await lockConcerned(concerned, stores);
    const isErased = hides && !locked.get(story.userId);
    const isReferred = isReferral(actor, decision);
    // The admins answer it.
    const appealed = appealedId !== null && !isReferred;
    const note = decision.verdict === "hide" && !isErased ? decision.note : "";
    if (isReferred) await refer(story, { ...pending, note }, stores);
    else await tellDecided(story, actor, stores);
    const resolved = { as: hides ? "upheld" : "dismissed", until: decidedAt, now } as const;
    const reporters = isReferred ? [] : await stores.boardReports.resolve(storyId, resolved);
    if (!isErased) {
      const closes = hides && !isReferred && (await isNew(pending, stores));
      if (appealed) await answerAppeal(story, { appealedId, hides, now }, stores);
      if (closes) await closeLink(story, pending, newId(), stores);
    }
    if (!hides) await stores.boardReports.clear(storyId);
    await stores.pendingBoardDecisions.end(storyId);
    const struck = { userId: story.userId, source: "board", digest: storyId } as const;
    const meant = {
      ...{ struck, reporters },
      // It is one strike for all decisions about the storyboard.
      appealed: appealed && (await stores.boardDecisions.standing(storyId)).length === 0,
      decision: isReferred ? { ...decision, rule: null } : decision,
    };
    await strikeForDecision(stores, meant, { newId, now, requestId });
    await stores.audit({
      ...{ action: "story.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "story", id: storyId },
      before: { of: appealedId === null ? "reports" : "appeal", reports: reporters.length },
      after: { verdict: decision.verdict, ...(hides && { rule: decision.rule }) },
      // What was written to the owner is with the decision, where it can be erased.
      reason: "",
    });
  });
}

/** A referral no longer waits once an admin has decided. */
async function tellDecided(
  { id: subjectId, userId }: StoryRecord,
  actor: PendingBoardDecision["actor"],
  { record }: Pick<FinishBoardStores, "record">,
): Promise<void> {
  if (!seesEverything(actor)) return;
  await record({ type: "story.referralDecided", subjectId, userId, payload: {} });
}

/** Reports it to the admins, who decide next and are told; the reports of others wait with it. */
async function refer(
  { id: storyId, userId }: StoryRecord,
  { actor, decidedAt, note }: PendingBoardDecision & { readonly note: string },
  { boardReports, record }: Pick<FinishBoardStores, "boardReports" | "record">,
): Promise<void> {
  const createdAt = new Date(decidedAt.getTime() + 1);
  await boardReports.refer({ storyId, userId, reporterId: actor.id, note, createdAt });
  const payload = { byId: actor.id, at: decidedAt.toISOString() };
  await record({ type: "story.referred", subjectId: storyId, userId, payload });
}

/**
 * Returns whether a decision that closes the link is one of its own. An answer to an appeal is not,
 * unless it finds child abuse where none was found before.
 */
async function isNew(
  { storyId, appealedId, decision }: PendingBoardDecision,
  { boardDecisions }: Pick<FinishBoardStores, "boardDecisions">,
): Promise<boolean> {
  if (appealedId === null) return true;
  if (decision.verdict !== "hide" || decision.rule !== ADMINS_REASON) return false;
  const standing = await boardDecisions.standing(storyId);
  return standing.every(({ rule }) => rule !== ADMINS_REASON);
}

async function closeLink(
  story: StoryRecord,
  { actor, decision, decidedAt: at }: PendingBoardDecision,
  id: string,
  stores: FinishBoardStores,
): Promise<void> {
  if (decision.verdict !== "hide") return;
  const { rule, note } = decision;
  const { id: storyId, userId } = story;
  await stores.boardDecisions.add({ id, storyId, userId, byId: actor.id, rule, note, at });
  await stores.stories.update(storyId, { shareToken: null }, null);
  await recordChanged(story, stores.record);
  const payload = { decisionId: id };
  await stores.record({ type: "story.restricted", subjectId: storyId, userId, payload });
}

/**
 * When it is granted, the owner may share the storyboard again, unless a later decision stands; the
 * old link stays closed. Open appeals against earlier decisions are granted with it, and the owner
 * is told of each.
 */
async function answerAppeal(
  { id: subjectId, userId }: StoryRecord,
  about: { readonly appealedId: string; readonly hides: boolean; readonly now: Date },
  stores: Pick<FinishBoardStores, "boardDecisions" | "boardReports" | "record">,
): Promise<void> {
  const { boardDecisions, boardReports, record } = stores;
  const { appealedId, now } = about;
  const granted = !about.hides;
  const { answered, madeAt } = await boardDecisions.decideAppeal(appealedId, granted, now);
  if (granted) await boardReports.reverse(subjectId, { until: madeAt, now });
  for (const decisionId of answered)
    await record({
      ...{ type: "story.reviewed", subjectId, userId, payload: { decisionId, granted } },
    });
}
