import type { Suspension } from "@kinora/contracts/moderation/suspension";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { ReasonSheet } from "../../entities/audit/reason-sheet.tsx";
import { SUSPENSION_RULE_WORDS } from "../../entities/moderation/suspension-rules.ts";
import { shortDayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useDenySuspensionAppealMutation, useEndSuspensionMutation } from "./people-api.ts";

/** Why an account is disabled, the person's statement, and the ways to end it. */
export function SuspensionPanel({
  id,
  suspension: { rule, note, at, until, automatic, appeal },
  mayDecide,
  waitsForOthers,
}: {
  readonly id: string;
  readonly suspension: Suspension;
  readonly mayDecide: boolean;
  /** True when the viewer decided it, and it was appealed. */
  readonly waitsForOthers: boolean;
}) {
  const [asked, setAsked] = useState<"end" | "deny" | null>(null);
  const [end] = useEndSuspensionMutation();
  const [deny] = useDenySuspensionAppealMutation();
  const isOpen = appeal !== null && appeal.granted === null;
  return (
    <section
      aria-label={t`This account is disabled`}
      className="flex flex-col gap-3 rounded-panel bg-surface-1 p-4 text-14"
    >
      <h2 className="text-16">{t`Disabled: ${t(SUSPENSION_RULE_WORDS[rule])}`}</h2>
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {note}
        </p>
      )}
      <p className="text-text-2">
        <TimeAgo moment={at} />,{" "}
        {until ? t`until ${shortDayText(until)}` : t`until someone enables it again`}
        {automatic && `, ${t`automatically`}`}
      </p>
      {appeal && (
        <div>
          <h3 className="text-12 font-medium text-text-2">
            {isOpen ? t`They appealed` : t`They appealed; it was denied`}
          </h3>
          <p dir="auto" className="wrap-anywhere">
            {appeal.text}
          </p>
        </div>
      )}
      {mayDecide && waitsForOthers && (
        <p className="text-text-2">
          {t`You made this decision, so another admin answers the appeal.`}
        </p>
      )}
      {mayDecide && !waitsForOthers && (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="sm" onClick={() => setAsked("end")}>
            {t`Enable again`}
          </Button>
          {isOpen && (
            <Button size="sm" onClick={() => setAsked("deny")}>{t`Deny the appeal`}</Button>
          )}
        </div>
      )}
      <ReasonSheet
        key={asked}
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "deny" ? t`Deny the appeal` : t`Enable this account`}
        onGiven={(reason) => (asked === "deny" ? deny : end)({ id, reason }).unwrap()}
        done={asked === "deny" ? t`Denied.` : t`Enabled.`}
      />
    </section>
  );
}
