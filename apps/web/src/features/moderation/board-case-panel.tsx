import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Link2Off } from "lucide-react";
import { useState } from "react";
import { BoardCaseFacts } from "./board-case-facts.tsx";
import { BoardCaseView } from "./board-case-view.tsx";
import { useLeaseBoardCaseMutation, useLookAtBoardCaseQuery } from "./board-cases-api.ts";
import { useCaseKeys } from "./use-case-keys.ts";
import type { Decisions } from "./use-decisions.ts";
import { useLease } from "./use-lease.ts";
import { useVerdict } from "./use-verdict.ts";
import { VerdictPanel, type VerdictPanelProps } from "./verdict-panel.tsx";

export interface BoardCasePanelProps extends Pick<Decisions, "busy" | "onDecideBoard"> {
  readonly found: BoardCase;
  readonly onStep: (by: number) => void;
  /** True when finding child abuse is up to this person. */
  readonly isAdmin: boolean;
}

/** A reported storyboard with all its facts and the possible decisions. */
export function BoardCasePanel({ found, onStep, isAdmin, ...rest }: BoardCasePanelProps) {
  const { busy, onDecideBoard } = rest;
  const { id, title, appeal, shared } = found;
  const [isClear, setClear] = useState(false);
  // An appeal is denied by the same rule it contests.
  const { rule, note, onRule, onNote } = useVerdict(appeal?.rule);
  const [lease] = useLeaseBoardCaseMutation();
  useLease(lease, id);
  const onLook = () => setClear((now) => !now);
  const look = useLookAtBoardCaseQuery(id);
  const { data: shown } = look;
  const [first, setFirst] = useState(shown);
  if (shown && !first) setFirst(shown);
  const before = shown && first && first.digest !== shown.digest ? first : null;
  const decide = (decision: CaseDecision) => {
    if (!shown) return;
    const looked = shown.digest;
    const { verdict } = decision;
    // Whoever edits without end doesn't keep the link open.
    const made =
      verdict === "show" ? { verdict, looked } : { ...decision, looked, anyway: before !== null };
    onDecideBoard(found, made);
  };
  const onKeep = () => decide({ verdict: "show" });
  const onRestrict = () => {
    if (rule !== null) decide({ verdict: "hide", rule, note });
  };
  useCaseKeys({ onStep, onLook, onShow: onKeep, onRule, onHide: onRestrict });
  return (
    <article
      aria-label={title}
      className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <BoardCaseView {...{ found, look, before, isClear }} onToggle={onLook} />
        <p className="text-14 text-text-2">
          {shared
            ? t`Anyone with the link can see it until it's decided.`
            : t`Its link is closed: no one can open it that way.`}
        </p>
        <VerdictPanel
          {...{ rule, note, onRule, onNote, onKeep, onRestrict }}
          busy={busy || !shown}
          icon={<Link2Off size={16} />}
          words={wordsOf(found, rule, isAdmin)}
        />
      </div>
      <BoardCaseFacts found={found} />
    </article>
  );
}

type Words = VerdictPanelProps["words"];

const wordsOf = (found: BoardCase, rule: FlagReason | null, isAdmin: boolean): Words =>
  found.of === "appeal"
    ? appealWords()
    : rule === "child_abuse" && !isAdmin
      ? referralWords(found)
      : reportWords(found, rule);

const appealWords = (): Words => ({
  keep: t`Allow sharing again`,
  legend: t`Or keep its link closed, under this rule`,
  note: null,
  restrict: t`Keep it closed`,
});

/** Its link may be closed already, until the reports are decided. */
const choiceOf = ({ shared }: BoardCase): Pick<Words, "keep" | "legend"> =>
  shared
    ? { keep: t`Keep it`, legend: t`Or close its link, under this rule` }
    : { keep: t`Allow sharing again`, legend: t`Or keep its link closed, under this rule` };

const referralWords = (found: BoardCase): Words => ({
  ...choiceOf(found),
  effect: t`Its link closes now, and it goes to the admins, who decide. Its owner isn't told yet.`,
  note: t`A note to the admins (optional)`,
  isForStaff: true,
  restrict: t`Send to the admins`,
});

const reportWords = (found: BoardCase, rule: FlagReason | null): Words => ({
  ...choiceOf(found),
  effect:
    rule === "child_abuse"
      ? t`Its link is closed and its pictures are locked, for its owner too. Its owner gets a strike and can appeal; you'll find it under Legal holds.`
      : t`The link stops working, and its owner can't create another one. They get a strike and can appeal.`,
  note: t`A note to its owner (optional)`,
  restrict: found.shared ? t`Close the link` : t`Keep it closed`,
});
