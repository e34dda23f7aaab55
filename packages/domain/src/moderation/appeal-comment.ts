import type { CommentStore } from "../comment/comment-store.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { CommentDecision, CommentDecisionStore } from "./comment-case.ts";

export interface CommentAppealStores {
  readonly comments: Pick<CommentStore, "lock">;
  readonly commentDecisions: Pick<CommentDecisionStore, "find" | "addAppeal">;
  readonly record: RecordEvent;
}

/**
 * Appeals against taking down a comment of one's own: once per decision.
 *
 * @throws Refusal NOT_RESTRICTED, ALREADY_APPEALED
 */
export const appealComment = (
  {
    transact,
  }: { readonly transact: <T>(work: (stores: CommentAppealStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly id: string;
    readonly text: string;
    readonly now: Date;
  },
): Promise<void> =>
  transact(async ({ comments, commentDecisions, record }) => {
    const { userId, id, text, now } = input;
    const found = await commentDecisions.find(id);
    if (found?.userId !== userId) throw new Refusal("NOT_RESTRICTED");
    await comments.lock(found.commentId);
    const decision = await commentDecisions.find(id);
    if (!decision || !mayAppealComment(decision)) throw new Refusal("ALREADY_APPEALED");
    await commentDecisions.addAppeal(id, text, now);
    const { commentId: subjectId } = decision;
    await record({ type: "comment.contested", subjectId, userId, payload: { decisionId: id } });
  });

export const mayAppealComment = ({ appeal }: Pick<CommentDecision, "appeal">): boolean =>
  appeal === null;
