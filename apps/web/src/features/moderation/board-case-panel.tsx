import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import { t } from "@lingui/core/macro";
import { Link2Off } from "lucide-react";
import { useState } from "react";
import { BoardCaseFacts } from "./board-case-facts.tsx";
import { BoardCaseView } from "./board-case-view.tsx";
import { useLeaseBoardCaseMutation } from "./board-cases-api.ts";
import { useCaseKeys } from "./use-case-keys.ts";
import type { Decisions } from "./use-decisions.ts";
import { useLease } from "./use-lease.ts";
import { VerdictPanel } from "./verdict-panel.tsx";

export interface BoardCasePanelProps extends Pick<Decisions, "busy" | "onDecideBoard"> {
  readonly found: BoardCase;
  readonly onStep: (by: number) => void;
}

/** A reported storyboard with all its facts and the possible decisions. */
export function BoardCasePanel({ found, onStep, busy, onDecideBoard }: BoardCasePanelProps) {
  const { id, of, title, appeal, shared } = found;
  const [isClear, setClear] = useState(false);
  // An appeal is denied by the same rule it contests.
  const [rule, setRule] = useState<FlagReason | null>(appeal?.rule ?? null);
  const [note, setNote] = useState("");
  const [lease] = useLeaseBoardCaseMutation();
  useLease(lease, id);
  const onLook = () => setClear((now) => !now);
  const onKeep = () => onDecideBoard(id, { verdict: "show" });
  const onRestrict = () => {
    if (rule !== null) onDecideBoard(id, { verdict: "hide", rule, note });
  };
  useCaseKeys({ onStep, onLook, onShow: onKeep, onRule: setRule, onHide: onRestrict });
  return (
    <article
      aria-label={title}
      className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <BoardCaseView found={found} isClear={isClear} onToggle={onLook} />
        <p className="text-14 text-text-2">
          {shared
            ? t`Anyone with the link can see it until it's decided.`
            : t`Its link is closed: nobody can open it by a link.`}
        </p>
        <VerdictPanel
          {...{ rule, note, busy, onKeep, onRestrict }}
          onRule={setRule}
          onNote={setNote}
          icon={<Link2Off size={16} />}
          words={of === "appeal" ? appealWords() : reportWords(rule)}
        />
      </div>
      <BoardCaseFacts found={found} />
    </article>
  );
}

const appealWords = () => ({
  keep: t`Allow sharing again`,
  legend: t`Or keep its link closed, under this rule`,
  note: null,
  restrict: t`It stays closed`,
});

const reportWords = (rule: FlagReason | null) => ({
  keep: t`Keep it`,
  legend: t`Or close its link, under this rule`,
  effect:
    rule === "child_abuse"
      ? t`If you are a moderator, its link is closed now and the admins decide.`
      : t`The link opens nothing any more, and its owner can't create another one. It counts as one strike.`,
  note: t`A note to its owner (optional)`,
  restrict: t`Close the link`,
});
