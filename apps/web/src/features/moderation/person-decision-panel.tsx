import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { UserX } from "lucide-react";
import { type VerdictChoice, VerdictPanel } from "./verdict-panel.tsx";

export interface PersonDecisionPanelProps extends VerdictChoice {
  readonly of: PersonDecision["of"];
  readonly onKeep: () => void;
  readonly onTakeDown: () => void;
  /** True when finding child abuse is up to this person. */
  readonly isAdmin: boolean;
}

/** Leaves the profile unchanged, or removes its content by a rule that the person is told. */
export function PersonDecisionPanel({
  of,
  onTakeDown,
  isAdmin,
  ...verdict
}: PersonDecisionPanelProps) {
  const isAppeal = of === "appeal";
  const isReferral = verdict.rule === "child_abuse" && !isAdmin;
  return (
    <VerdictPanel
      {...verdict}
      icon={<UserX size={16} />}
      words={
        isReferral
          ? {
              keep: isAppeal ? t`Restore it` : t`Nothing is wrong`,
              legend: isAppeal
                ? t`Or keep it down, under this rule`
                : t`Or take it down, under this rule`,
              effect: t`It goes to the admins, who decide. Until then nobody else sees its picture and text.`,
              note: t`A note to the admins (optional)`,
              isForStaff: true,
              restrict: t`Send to the admins`,
            }
          : isAppeal
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
