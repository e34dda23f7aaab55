import type { PersonCase, PersonDecision } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { refusalOf } from "../../store/api-error.ts";
import { useSay } from "../../store/use-say.ts";
import { useDecidePersonCaseMutation } from "./person-cases-api.ts";
import { undoableUntil, useUndo } from "./use-undo.ts";

const OF_PROFILE = { noun: "profile" } as const;

/** What a moderator finds to be child abuse goes to the admins. */
const isReferral = (decision: PersonDecision, isAdmin: boolean): boolean =>
  !isAdmin && decision.verdict === "take_down" && decision.rule === "child_abuse";

/** Decides about profiles, and undoes the last decisions. */
export function usePersonDecisions(isAdmin: boolean) {
  const [decide, { isLoading }] = useDecidePersonCaseMutation();
  const { last, add, undoes, onOver, onUndo } = useUndo();
  const { say, saySorry } = useSay();
  const busy = isLoading || undoes;
  return {
    ...{ busy, last, onOver, onUndo },
    async onDecide({ person: { id } }: PersonCase, decision: PersonDecision) {
      if (busy) return;
      const until = undoableUntil();
      try {
        await decide({ id, decision }).unwrap();
        add({
          ...{ ...OF_PROFILE, ids: [id], appeal: decision.of === "appeal" },
          ...{ verdict: decision.verdict === "clear" ? "show" : "hide", until },
          ...{ referred: isReferral(decision, isAdmin), freed: false },
        });
      } catch (error) {
        const { code } = refusalOf(error) ?? {};
        if (code === "PROFILE_CHANGED")
          return say(
            t`It changed while you looked: check what's marked, and the reports.`,
            "warning",
          );
        // Another moderator was first: the queue moves on by itself.
        if (code !== "CASE_CLOSED") saySorry(error);
      }
    },
  };
}
