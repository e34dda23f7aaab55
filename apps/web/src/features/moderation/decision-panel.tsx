import type { CaseDecision } from "@kinora/contracts/moderation/case";
import { plural, t } from "@lingui/core/macro";
import { type VerdictChoice, VerdictPanel } from "./verdict-panel.tsx";

export interface DecisionPanelProps extends VerdictChoice {
  readonly onDecide: (decision: CaseDecision) => void;
  /** Number of works the decision applies to. */
  readonly many: number;
  /** True when others can see the first now. */
  readonly isShown: boolean;
  /** True when finding child abuse is up to this person. */
  readonly isAdmin: boolean;
}

/** Shows the work again, or hides it by a rule that its owner is told. */
export function DecisionPanel({
  onDecide,
  many,
  isShown,
  isAdmin,
  ...verdict
}: DecisionPanelProps) {
  const { rule, note } = verdict;
  const isReferral = rule === "child_abuse" && !isAdmin;
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
          effect: isAdmin
            ? t`It's closed to everyone, its owner too, as is every other copy of its file. Its owner gets a strike and can appeal; you'll find it under Legal holds.`
            : t`It's hidden now, and goes to the admins, who decide. Its owner isn't told yet.`,
        }),
        note: isReferral
          ? t`A note to the admins (optional)`
          : plural(many, {
              one: "A note to its owner (optional)",
              other: "A note to their owners (optional)",
            }),
        isForStaff: isReferral,
        restrict: isReferral
          ? t`Send to the admins`
          : plural(many, { one: "Hide it", other: "Hide # works" }),
      }}
      onKeep={() => onDecide({ verdict: "show" })}
      onRestrict={() => rule !== null && onDecide({ verdict: "hide", rule, note })}
    />
  );
}
