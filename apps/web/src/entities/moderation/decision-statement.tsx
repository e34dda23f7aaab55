import type { AppealState } from "@kinora/contracts/moderation/appeal";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { AppealForm } from "./appeal-form.tsx";

/**
 * A statement of reasons: what was decided, under which rule and by whom, with one chance to ask
 * for a review.
 */
export function DecisionStatement({
  title,
  rule,
  note,
  at,
  by,
  appeal,
  mayAppeal,
  busy,
  onAppeal,
}: {
  readonly title: ReactNode;
  readonly rule: string;
  readonly note: string;
  readonly at: string;
  readonly by: "staff" | "scan";
  readonly appeal: AppealState | null;
  readonly mayAppeal: boolean;
  readonly busy: boolean;
  readonly onAppeal: (text: string) => void;
}) {
  const [asks, setAsks] = useState(false);
  return (
    <li className="flex flex-col gap-1.5 rounded-panel bg-surface-1 p-4 text-14">
      <h3 dir="auto" className="line-clamp-2 text-16 font-medium wrap-anywhere">
        {title}
      </h3>
      {rule && <p>{rule}</p>}
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {note}
        </p>
      )}
      <p className="text-text-2">
        {by === "scan" ? t`Decided by the automatic check of pictures` : t`Decided by the staff`},{" "}
        <TimeAgo moment={at} />
      </p>
      {appeal && <p className="text-text-2">{appealWords(appeal)}</p>}
      {mayAppeal && !asks && (
        <Button size="sm" className="mt-1 self-start" onClick={() => setAsks(true)}>
          {t`Ask for another look`}
        </Button>
      )}
      {mayAppeal && asks && (
        <div className="mt-2">
          <AppealForm
            of={at}
            label={t`Why is this wrong?`}
            hint={t`It costs nothing, once. Somebody who did not decide before looks at it.`}
            busy={busy}
            onSend={onAppeal}
          />
        </div>
      )}
    </li>
  );
}

function appealWords(appeal: AppealState): string {
  if (appeal === "open")
    return t`You asked for another look. Somebody else decides, and we will tell you.`;
  return appeal === "denied"
    ? t`Somebody else has looked at it: it stays as it is.`
    : t`Somebody else has looked at it and agreed with you.`;
}
