import type { AppealState, Decider } from "@kinora/contracts/moderation/appeal";
import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { AppealForm } from "./appeal-form.tsx";

/**
 * A statement of reasons: what was decided, under which rule and by whom, with one chance to ask
 * for a review.
 */
export function DecisionStatement({
  title,
  removed = [],
  rule,
  note,
  at,
  by,
  appeal,
  mayAppeal,
  busy,
  onAppeal,
  isFocused = false,
  granted,
  lifted,
}: {
  readonly title: ReactNode;
  /** What exactly it is about, part by part. */
  readonly removed?: readonly string[] | undefined;
  readonly rule: string;
  readonly note: string;
  readonly at: string;
  readonly by: Decider;
  readonly appeal: AppealState | null;
  readonly mayAppeal: boolean;
  readonly busy: boolean;
  readonly onAppeal: (text: string) => void;
  /** True when it is scrolled to and focused. */
  readonly isFocused?: boolean;
  /** What follows from a granted appeal. */
  readonly granted?: string | undefined;
  /** Says that it was reversed without an appeal of its own that was granted; absent while it stands. */
  readonly lifted?: string | undefined;
}) {
  const [asks, setAsks] = useState(false);
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    self.current?.scrollIntoView?.({ block: "center", behavior: "instant" });
    self.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const [asked, setAsked] = useState(false);
  return (
    <li
      ref={self}
      tabIndex={isFocused ? -1 : undefined}
      className="flex flex-col gap-1.5 rounded-panel bg-surface-1 p-4 text-14"
    >
      <h3 dir="auto" className="line-clamp-2 text-16 font-medium wrap-anywhere">
        {title}
      </h3>
      {removed.map((part) => (
        <p key={part} dir="auto" className="wrap-anywhere whitespace-pre-line text-text-2">
          {part}
        </p>
      ))}
      {rule && <p>{rule}</p>}
      {note && (
        <blockquote dir="auto" className="border-s-2 border-line ps-3 wrap-anywhere">
          {note}
        </blockquote>
      )}
      <p className="text-text-2">
        {decidedBy(by)}, <TimeAgo moment={at} />
      </p>
      {appeal && (
        <p ref={asked ? takeFocus : undefined} tabIndex={-1} className="text-text-2">
          {appealWords(appeal)} {appeal === "granted" && granted}
        </p>
      )}
      {lifted && <p className="font-medium">{lifted}</p>}
      {mayAppeal && !asks && (
        <Button
          ref={asked ? takeFocus : undefined}
          size="sm"
          className="mt-1 self-start"
          onClick={() => {
            setAsked(true);
            setAsks(true);
          }}
        >
          {t`Appeal this decision`}
        </Button>
      )}
      {mayAppeal && asks && (
        <div className="mt-2">
          <AppealForm
            of={at}
            label={t`Why is this wrong?`}
            hint={t`You can appeal once, for free. Someone who wasn't involved in the decision will review it.`}
            busy={busy}
            onSend={onAppeal}
            onCancel={() => setAsks(false)}
          />
        </div>
      )}
    </li>
  );
}

function decidedBy(by: Decider): string {
  if (by === "copy") return t`Decided automatically: the same file was found to break this rule`;
  return by === "scan" ? t`Decided by the automatic picture check` : t`Decided by staff`;
}

/** Says what became of an appeal. */
export function appealWords(appeal: AppealState): string {
  if (appeal === "open") return t`You appealed. Someone else will decide, and we'll let you know.`;
  return appeal === "denied"
    ? t`Someone else reviewed it and upheld the decision.`
    : t`Someone else reviewed it and agreed with you.`;
}
