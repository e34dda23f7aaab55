import { UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import { useUndoDecisionsMutation } from "../../entities/moderation/undo-api.ts";
import { refusalSentence } from "../../store/refusal-sentences.ts";
import { useSay } from "../../store/use-say.ts";
import { useUndoBoardDecisionMutation } from "./board-cases-api.ts";
import { useUndoPersonDecisionMutation } from "./person-cases-api.ts";
import { type LastDecision, useUndoable } from "./use-undoable.ts";

/** Undoes the last decisions about works, storyboards and profiles, one after another. */
export function useUndo() {
  const [undoWorks, works] = useUndoDecisionsMutation();
  const [undoBoard, board] = useUndoBoardDecisionMutation();
  const [undoPerson, person] = useUndoPersonDecisionMutation();
  const { last, add, end } = useUndoable();
  const { say, saySorry } = useSay();
  const undoes = works.isLoading || board.isLoading || person.isLoading;

  const undo = async ({ noun, ids, appeal }: LastDecision) => {
    const [id = ""] = ids;
    if (noun === "board") return void (await undoBoard(id).unwrap());
    if (noun === "profile")
      return void (await undoPerson({ id, of: appeal ? "appeal" : "reports" }).unwrap());
    const { failed } = await undoWorks(ids).unwrap();
    const [first] = failed;
    if (first) say(refusalSentence(first.code)?.[0] ?? first.code, "warning");
  };

  return {
    ...{ last, add, undoes },
    onOver: end,
    onUndo() {
      if (last === null || undoes) return;
      end(last);
      undo(last).catch(saySorry);
    },
  };
}

/** Returns until when a decision made now can be undone, by this device's clock. */
// The server's clock may differ; its undo period starts later than this.
export const undoableUntil = (): number => Date.now() + UNDO_SECONDS * 1_000;
