import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { DecisionStatement } from "../../entities/moderation/decision-statement.tsx";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { useSay } from "../../store/use-say.ts";

interface Statement {
  readonly id: string;
  /** Names what was decided about. */
  readonly title: string;
  readonly rule: FlagReason;
  /** What exactly was removed. */
  readonly removed?: readonly string[];
  readonly note: string;
  readonly at: string;
  readonly appeal: AppealState | null;
  readonly mayAppeal: boolean;
  /** What follows from a granted appeal. */
  readonly granted?: string;
  /** Says that it was reversed without an appeal of its own that was granted. */
  readonly lifted?: string | undefined;
}

export interface StatementsProps {
  readonly heading: string;
  readonly text: string;
  readonly statements: readonly Statement[];
  /** Asks for a review, or rejects. */
  readonly contest: (about: { readonly id: string; readonly text: string }) => Promise<unknown>;
  /** The statement whose review is being asked for. */
  readonly busyId: string | undefined;
  /** The statement that is scrolled to and focused. */
  readonly aboutId?: string | undefined;
}

/** Statements of reasons of one kind, each with a review. Renders nothing when there are none. */
export function Statements({
  heading,
  text,
  statements,
  contest,
  busyId,
  aboutId,
}: StatementsProps) {
  const title = useId();
  const { say, saySorry } = useSay();
  if (statements.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className="flex max-w-md flex-col gap-3 border-t border-line pt-6"
    >
      <h2 id={title} className="text-16 font-semibold">
        {heading}
      </h2>
      <p className="text-14 text-text-2">{text}</p>
      <ul className="flex flex-col gap-3">
        {statements.map(({ id, rule, ...statement }) => (
          <DecisionStatement
            key={id}
            {...statement}
            rule={t`Reason: ${t(FLAG_REASON_WORDS[rule])}.`}
            by="staff"
            isFocused={id === aboutId}
            busy={busyId === id}
            onAppeal={(text) =>
              void contest({ id, text }).then(
                () => say(t`Thank you. Someone else will review it.`, "success"),
                saySorry,
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
