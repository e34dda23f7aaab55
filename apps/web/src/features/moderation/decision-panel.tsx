import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { type VerdictChoice, VerdictPanel } from "./verdict-panel.tsx";

export interface DecisionPanelProps extends VerdictChoice {
  readonly onDecide: (decision: CaseDecision) => void;
  /** Number of works the decision applies to. */
  readonly many: number;
  /** True when others can see the first now. */
  readonly isShown: boolean;
}

/** Shows the work again, or hides it by a rule that its owner is told. */
export function DecisionPanel({ onDecide, many, isShown, ...verdict }: DecisionPanelProps) {
  const { rule, note } = verdict;
  return (
    <VerdictPanel
      {...verdict}
      words={{
        keep:
          isShown && many === 1
            ? t`Keep it`
            : plural(many, { one: "Show it", other: "Show # works" }),
        legend: plural(many, {
          one: "Or hide it, under this rule",
          other: "Or hide them, under this rule",
        }),
        ...(rule === "child_abuse" && {
          effect: t`If you are a moderator, it's hidden now and the admins decide. If you are an admin, every other copy of its file is hidden too.`,
        }),
        note: plural(many, {
          one: "A note to its owner (optional)",
          other: "A note to their owners (optional)",
        }),
        restrict: plural(many, { one: "Hide it", other: "Hide # works" }),
      }}
      onKeep={() => onDecide({ verdict: "show" })}
      onRestrict={() => rule !== null && onDecide({ verdict: "hide", rule, note })}
    />
  );
}
