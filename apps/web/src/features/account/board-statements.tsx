import type { BoardStatement } from "@kinora/contracts/moderation/board-case";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { DecisionStatement } from "../../entities/moderation/decision-statement.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { useSay } from "../../store/use-say.ts";
import { useAppealBoardMutation, useListBoardStatementsQuery } from "./statements-api.ts";

/**
 * Explains why links of the user's storyboards were closed and offers a review. Renders nothing when
 * none was.
 */
export function BoardStatements() {
  const title = useId();
  const { data } = useListBoardStatementsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex max-w-md flex-col gap-3 border-t border-line pt-6"
    >
      <h2 id={title} className="text-16 font-semibold">
        {t`Storyboards whose link was closed`}
      </h2>
      <p className="text-14 text-text-2">
        {t`People reported them, and a person on our staff decided, not a machine. While a decision stands, you can see and change the storyboard, but not share it by link; this doesn't expire. If you disagree, you can appeal here, or go to an out-of-court body or a court.`}
      </p>
      <ul className="flex flex-col gap-3">
        {data.items.map((one) => (
          <One key={one.id} statement={one} />
        ))}
      </ul>
    </section>
  );
}

function One({ statement }: { readonly statement: BoardStatement }) {
  const { id, title, rule, note, at, appeal, mayAppeal } = statement;
  const [contest, { isLoading }] = useAppealBoardMutation();
  const { say, saySorry } = useSay();
  const onAppeal = (text: string) =>
    void contest({ id, text })
      .unwrap()
      .then(() => say(t`Thank you. Someone else will review it.`, "success"), saySorry);
  return (
    <DecisionStatement
      title={title ?? t`A storyboard you deleted`}
      rule={t`Reason: ${t(FLAG_REASON_WORDS[rule])}.`}
      by="staff"
      busy={isLoading}
      {...{ note, at, appeal, mayAppeal, onAppeal }}
    />
  );
}
