import type { BoardCase, NewBoardDecision } from "@kinora/contracts/moderation/board-case";
import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { refusalOf } from "../../store/api-error.ts";
import { useSay } from "../../store/use-say.ts";
import { hasChanged, useDecideBoardCaseMutation } from "./board-cases-api.ts";
import { type LookedAt, useDecideCasesMutation } from "./cases-api.ts";
import { undoableUntil, useUndo } from "./use-undo.ts";

const OF_WORKS = { noun: "work", appeal: false } as const;
const OF_BOARD = { noun: "board", appeal: false } as const;

export interface Decisions {
  readonly busy: boolean;
  readonly onDecide: (works: LookedAt, decision: CaseDecision, anyway: boolean) => void;
  readonly onDecideBoard: (found: BoardCase, decision: NewBoardDecision) => void;
}

/** Decides one or several works, or a storyboard. */
export function useDecisions(isAdmin: boolean) {
  const told = (decision: CaseDecision) => ({
    verdict: decision.verdict,
    referred: !isAdmin && decision.verdict === "hide" && decision.rule === "child_abuse",
  });
  const [decide, { isLoading: decides }] = useDecideCasesMutation();
  const [decideBoard, { isLoading: decidesBoard }] = useDecideBoardCaseMutation();
  const { last, add, undoes, onOver, onUndo } = useUndo();
  const { say, saySorry } = useSay();
  const busy = decides || decidesBoard || undoes;
  return {
    ...{ busy, last, onOver, onUndo },

    async onDecide(works: LookedAt, decision: CaseDecision, anyway: boolean) {
      if (busy) return;
      const until = undoableUntil();
      try {
        const { done, failed } = await decide({ works, decision, anyway }).unwrap();
        if (done.length > 0)
          add({ ...OF_WORKS, ...told(decision), freed: false, ids: done, until });
        const renamed = failed.filter(({ code }) => code === "CREATION_CHANGED").length;
        if (renamed > 0)
          say(
            plural(renamed, {
              one: "Its owner renamed it while you looked. Look again, then decide.",
              other: "# works were renamed while you looked. Look again, then decide.",
            }),
            "warning",
          );
        // Ignore cases that another moderator decided first: the queue moves on by itself.
        const refused = failed.filter(
          ({ code }) => code !== "CASE_CLOSED" && code !== "CREATION_CHANGED",
        );
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
      const until = undoableUntil();
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
  };
}
