import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { UserX } from "lucide-react";
import { type VerdictChoice, VerdictPanel } from "./verdict-panel.tsx";

export interface PersonDecisionPanelProps extends VerdictChoice {
  readonly of: PersonDecision["of"];
  readonly onKeep: () => void;
  readonly onTakeDown: () => void;
}

/** Leaves the profile unchanged, or removes its content by a rule that the person is told. */
export function PersonDecisionPanel({ of, onTakeDown, ...verdict }: PersonDecisionPanelProps) {
  const isAppeal = of === "appeal";
  return (
    <VerdictPanel
      {...verdict}
      icon={<UserX size={16} />}
      words={
        isAppeal
          ? {
              keep: t`Restore it`,
              legend: t`Or keep it down, under this rule`,
              note: null,
              restrict: t`It stays taken down`,
            }
          : {
              keep: t`Nothing is wrong`,
              legend: t`Or take it down, under this rule`,
              effect: t`The text is cleared, the picture removed, and the handle replaces the name. It counts as one strike.`,
              note: t`A note to the person (optional)`,
              restrict: t`Take it down`,
            }
      }
      onRestrict={onTakeDown}
    />
  );
}
