import type { NewCommentDecision } from "@kinora/contracts/comment/comment-case";
import type { Viewer } from "../account/viewer.ts";
import type { CommentRecord } from "../comment/comment-record.ts";
import type { CommentStore } from "../comment/comment-store.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";
import type { CommentDecision, CommentDecisionStore, CommentReportStore } from "./comment-case.ts";
import { type LockedPeople, lockConcerned } from "./lock-concerned.ts";
import { strikeForDecision } from "./strike-for-decision.ts";
import type { StrikingStores } from "./strike-reporters.ts";

export interface CommentDecisionStores extends StrikingStores {
  readonly comments: Pick<CommentStore, "find" | "lock" | "change">;
  readonly commentReports: CommentReportStore;
  readonly commentDecisions: CommentDecisionStore;
  readonly record: RecordEvent;
}

interface Ports {
  readonly transact: <T>(work: (stores: CommentDecisionStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

interface Deciding {
  readonly id: string;
  readonly actor: Viewer;
  readonly decision: NewCommentDecision;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Decides the reports of a comment, or the appeal against taking it down: at once, with a statement
 * to its author.
 *
 * @throws Refusal COMMENT_NOT_FOUND, OWN_COMMENT, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY, COMMENT_CHANGED
 */
export const decideCommentCase = ({ transact, newId }: Ports, deciding: Deciding): Promise<void> =>
  transact(async (stores) => {
    const { id, actor, decision, requestId, now } = deciding;
    const { comments, commentReports, audit } = stores;
    const found = await comments.find(id);
    if (!found) throw new Refusal("COMMENT_NOT_FOUND");
    if (found.userId === actor.id) throw new Refusal("OWN_COMMENT");
    const reporting = await commentReports.reporters(id, now);
    const locked = await lockConcerned([found.userId, ...reporting], stores);
    const comment = await comments.lock(id);
    if (!comment) throw new Refusal("COMMENT_NOT_FOUND");
    const appealed = await findOpen(deciding, stores);
    if (comment.version !== decision.version) throw new Refusal("COMMENT_CHANGED");
    const hides = decision.verdict === "hide";
    const reporters =
      decision.of === "appeal"
        ? await answerAppeal(comment, { appealed, hides, now }, stores)
        : await answerReports(comment, { ...deciding, decisionId: newId(), locked }, stores);
    await stores.record(changed(comment));
    const struck = { userId: comment.userId, source: "comment", digest: id } as const;
    await strikeForDecision(
      stores,
      { struck, decision, reporters, appealed: appealed !== null },
      { newId, now, requestId },
    );
    await audit({
      ...{ action: "comment.decided", actorId: actor.id, requestId, at: now },
      subject: { noun: "comment", id },
      before: { of: decision.of, reports: reporters.length },
      after: { verdict: decision.verdict, ...(hides && { rule: decision.rule }) },
      // What was written to its author is with the decision, where it can be erased.
      reason: "",
    });
  });

/** Throws Refusal CASE_CLOSED, ADMINS_ONLY, OWN_DECISION. */
async function findOpen(
  { id, actor, decision }: Deciding,
  { commentReports, commentDecisions }: CommentDecisionStores,
): Promise<CommentDecision | null> {
  const appealed = decision.of === "appeal" ? await commentDecisions.appealed(id) : null;
  const reasons = decision.of === "reports" ? await commentReports.openReasons(id) : [];
  if (appealed === null && reasons.length === 0) throw new Refusal("CASE_CLOSED");
  const rules = [...reasons, appealed?.rule, decision.verdict === "hide" ? decision.rule : null];
  if (rules.includes(ADMINS_REASON) && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  if (appealed?.byId === actor.id) throw new Refusal("OWN_DECISION");
  return appealed;
}

/** A granted appeal shows the comment again, unless its author or that of the work took it away. */
async function answerAppeal(
  { id, state, userId }: CommentRecord,
  about: { readonly appealed: CommentDecision | null; readonly hides: boolean; readonly now: Date },
  { comments, commentReports, commentDecisions, record }: CommentDecisionStores,
): Promise<readonly string[]> {
  const { appealed, hides, now } = about;
  if (appealed === null) return [];
  await commentDecisions.decideAppeal(appealed.id, !hides, now);
  if (!hides) {
    await commentReports.reverse(id, { until: appealed.at, now });
    if (state === "taken_down") await comments.change(id, { state: "shown" });
  }
  const payload = { decisionId: appealed.id, granted: !hides };
  await record({ type: "comment.reviewed", subjectId: id, userId, payload });
  return [];
}

async function answerReports(
  comment: CommentRecord,
  about: Deciding & { readonly decisionId: string; readonly locked: LockedPeople },
  stores: CommentDecisionStores,
): Promise<readonly string[]> {
  const { id, userId, text, state } = comment;
  const { actor, decision, decisionId, now, locked } = about;
  const { comments, commentReports, commentDecisions, record } = stores;
  const [before = ""] = await commentReports.said(id);
  const as = decision.verdict === "hide" ? "upheld" : "dismissed";
  const reporters = await commentReports.resolve(id, { as, until: now, now });
  if (decision.verdict === "show") await comments.change(id, { held: false });
  else {
    const isKept = state === "shown" || state === "waiting" || state === "removed";
    await comments.change(id, { held: false, ...(isKept && { state: "taken_down" }) });
    // Nothing is written to somebody whose account was erased meanwhile.
    if (locked.get(userId)) {
      const { rule, note } = decision;
      const said = text || before;
      const made = { id: decisionId, commentId: id, userId, byId: actor.id, at: now };
      await commentDecisions.add({ ...made, rule, note, said });
      await record({
        ...{ type: "comment.restricted", subjectId: id, userId, payload: { decisionId } },
      });
    }
  }
  // Only those are locked.
  return reporters.filter((reporter) => locked.get(reporter));
}

const changed = ({ id: subjectId, userId, creationId }: CommentRecord) =>
  ({ type: "comment.changed", subjectId, userId, payload: { creationId } }) as const;
