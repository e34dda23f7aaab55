import type { PersonCase, PersonDecision } from "@kinora/contracts/moderation/person-case";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { PersonCaseFacts } from "./person-case-facts.tsx";
import { PersonCaseView } from "./person-case-view.tsx";
import { useLeasePersonCaseMutation, useLookAtPersonCaseMutation } from "./person-cases-api.ts";
import { PersonDecisionPanel } from "./person-decision-panel.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import { useLease } from "./use-lease.ts";
import { useVerdict } from "./use-verdict.ts";

export interface PersonCasePanelProps {
  readonly found: PersonCase;
  readonly onStep: (by: number) => void;
  readonly busy: boolean;
  readonly isAdmin: boolean;
  readonly onDecide: (found: PersonCase, decision: PersonDecision) => void;
}

/** One reported profile with its facts and the possible decisions. */
export function PersonCasePanel({ found, onStep, busy, isAdmin, onDecide }: PersonCasePanelProps) {
  const { of, person, shows, appeal, version } = found;
  /** The version whose pictures are shown; those of an earlier one must be looked at anew. */
  const [clear, setClear] = useState<string | null>(null);
  const isClear = clear === version;
  // An appeal is denied by the same rule it contests.
  const { rule, note, onRule, onNote } = useVerdict(appeal?.rule);
  const { saySorry } = useSay();
  const [lease] = useLeasePersonCaseMutation();
  useLease((id) => lease({ id, of }), person.id);
  const [first] = useState(found);
  const before = first.version === found.version ? null : first;
  const onTakeDown = () => {
    if (rule === null) return;
    // Whoever edits without end doesn't keep their profile up.
    onDecide(found, {
      of,
      looked: version,
      verdict: "take_down",
      rule,
      note,
      anyway: before !== null,
    });
  };
  const onKeep = () => onDecide(found, { of, looked: version, verdict: "clear" });
  const [look, { data: held }] = useLookAtPersonCaseMutation();
  const onLook = () => {
    if (!found.withheld || isClear) return setClear(isClear ? null : version);
    look(person.id)
      .unwrap()
      .then(() => setClear(version), saySorry);
  };
  useCaseKeys({ onStep, onLook, onShow: onKeep, onRule, onHide: onTakeDown });
  return (
    <article
      aria-label={shows.displayName}
      className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <PersonCaseView
          {...{ found, before, isClear }}
          held={(isClear && held?.pictures) || []}
          onToggle={onLook}
        />
        <PersonDecisionPanel
          {...{ of, rule, note, busy, isAdmin, onRule, onNote, onKeep, onTakeDown }}
        />
      </div>
      <PersonCaseFacts found={found} />
    </article>
  );
}
