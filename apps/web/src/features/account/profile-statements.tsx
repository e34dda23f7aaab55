import type { ProfileStatement } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { DecisionStatement } from "../../entities/moderation/decision-statement.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { useSay } from "../../store/use-say.ts";
import { useAppealProfileMutation, useListProfileStatementsQuery } from "./statements-api.ts";

/**
 * Explains why content of the user's profile was removed and offers a review. Renders nothing when
 * nothing was removed.
 */
export function ProfileStatements() {
  const title = useId();
  const { data } = useListProfileStatementsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex max-w-md flex-col gap-3 border-t border-line pt-6"
    >
      <h2 id={title} className="text-16 font-semibold">
        {t`What was removed from your profile`}
      </h2>
      <p className="text-14 text-text-2">
        {t`People reported it, and a person on our staff decided, not a machine. The decision doesn't expire, but you can write something new at any time. If you disagree, you can appeal here, or go to an out-of-court body or a court.`}
      </p>
      <ul className="flex flex-col gap-3">
        {data.items.map((one) => (
          <One key={one.id} statement={one} />
        ))}
      </ul>
    </section>
  );
}

function One({ statement }: { readonly statement: ProfileStatement }) {
  const { id, rule, note, at, stood, appeal, mayAppeal } = statement;
  const [contest, { isLoading }] = useAppealProfileMutation();
  const { say, saySorry } = useSay();
  const onAppeal = (text: string) =>
    void contest({ id, text })
      .unwrap()
      .then(() => say(t`Thank you. Someone else will review it.`, "success"), saySorry);
  return (
    <DecisionStatement
      title={stood?.displayName ?? t`Your profile`}
      rule={t`Reason: ${t(FLAG_REASON_WORDS[rule])}.`}
      by="staff"
      busy={isLoading}
      {...{ note, at, appeal, mayAppeal, onAppeal }}
    />
  );
}
