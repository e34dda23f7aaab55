import type { BoardCase, NewBoardDecision } from "@kinora/contracts/moderation/board-case";
import { type CaseDecision, UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { useUndoDecisionsMutation } from "../../entities/moderation/undo-api.ts";
import { refusalOf } from "../../store/api-error.ts";
import { refusalSentence } from "../../store/refusal-sentences.ts";
import { useSay } from "../../store/use-say.ts";
import {
  hasChanged,
  useDecideBoardCaseMutation,
  useUndoBoardDecisionMutation,
} from "./board-cases-api.ts";
import { useDecideCasesMutation } from "./cases-api.ts";
import { useUndoable } from "./use-undoable.ts";

const OF_WORKS = { noun: "work" } as const;
const OF_BOARD = { noun: "board" } as const;

export interface Decisions {
  readonly busy: boolean;
  readonly onDecide: (ids: readonly string[], decision: CaseDecision) => void;
  readonly onDecideBoard: (found: BoardCase, decision: NewBoardDecision) => void;
}

/** Decides one or several works, or a storyboard, and undoes the last decisions, one after another. */
export function useDecisions(isAdmin: boolean) {
  const told = (decision: CaseDecision) => ({
    verdict: decision.verdict,
    referred: !isAdmin && decision.verdict === "hide" && decision.rule === "child_abuse",
  });
  const [decide, { isLoading: decides }] = useDecideCasesMutation();
  const [undo, { isLoading: undoes }] = useUndoDecisionsMutation();
  const [decideBoard, { isLoading: decidesBoard }] = useDecideBoardCaseMutation();
  const [undoBoard, { isLoading: undoesBoard }] = useUndoBoardDecisionMutation();
  const { last, add, end } = useUndoable();
  const { say, saySorry } = useSay();
  const busy = decides || undoes || decidesBoard || undoesBoard;
  return {
    ...{ busy, last },
    onOver: end,

    async onDecide(ids: readonly string[], decision: CaseDecision) {
      if (busy) return;
      // The server's clock may differ; its undo period starts later than this.
      const until = Date.now() + UNDO_SECONDS * 1_000;
      try {
        const { done, failed } = await decide({ ids, decision }).unwrap();
        if (done.length > 0)
          add({ ...OF_WORKS, ...told(decision), freed: false, ids: done, until });
        // Ignore cases that another moderator decided first: the queue moves on by itself.
        const refused = failed.filter(({ code }) => !code.startsWith("CASE_"));
        if (refused.length > 0)
          say(
            plural(refused.length, {
              one: "# work was skipped: it's decided on its own or by someone else.",
              other: "# works were skipped: they're decided one by one or by someone else.",
            }),
            "warning",
          );
      } catch (error) {
        saySorry(error);
      }
    },

    async onDecideBoard({ id, shared }: BoardCase, decision: NewBoardDecision) {
      if (busy) return;
      const until = Date.now() + UNDO_SECONDS * 1_000;
      try {
        await decideBoard({ id, decision }).unwrap();
        add({ ...OF_BOARD, ...told(decision), freed: !shared, ids: [id], until });
      } catch (error) {
        // The panel marks what changed, and doesn't move on.
        if (hasChanged(error))
          return say(t`Its owner changed it while you looked. Check what's marked.`, "warning");
        // Another moderator was first: the queue moves on by itself.
        if (refusalOf(error)?.code !== "CASE_CLOSED") saySorry(error);
      }
    },

    async onUndo() {
      if (last === null || busy) return;
      end(last);
      try {
        const [id] = last.ids;
        if (last.noun === "board" && id !== undefined) {
          await undoBoard(id).unwrap();
          return;
        }
        const { failed } = await undo(last.ids).unwrap();
        const [first] = failed;
        if (first) say(refusalSentence(first.code)?.[0] ?? first.code, "warning");
      } catch (error) {
        saySorry(error);
      }
    },
  };
}
