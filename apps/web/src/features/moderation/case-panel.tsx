import type { CaseDecision, ModerationCase } from "@kinora/contracts/moderation/case";
import { t } from "@lingui/core/macro";
import { useCallback, useRef, useState } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { CaseFacts } from "./case-facts.tsx";
import { CaseView } from "./case-view.tsx";
import { type LookedAt, useLeaseCaseMutation } from "./cases-api.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import type { Decisions } from "./use-decisions.ts";
import { useLease } from "./use-lease.ts";
import { useVerdict } from "./use-verdict.ts";

export interface CasePanelProps extends Pick<Decisions, "busy" | "onDecide"> {
  readonly found: ModerationCase;
  /** What a decision applies to: this case, or the marked ones. */
  readonly about: LookedAt;
  readonly onStep: (by: number) => void;
  readonly onMark: () => void;
  readonly isAdmin: boolean;
}

/** One case with all its facts and the possible decisions. */
export function CasePanel({ found, about, onStep, onMark, isAdmin, ...rest }: CasePanelProps) {
  const { busy, onDecide } = rest;
  const [isClear, setClear] = useState(false);
  // An appeal is denied by the same rule it contests.
  const { rule, note, onRule, onNote } = useVerdict(found.appeal?.against.rule);
  const [lease] = useLeaseCaseMutation();
  useLease(lease, found.work.id);
  const [first] = useState(found.work.title);
  const isRenamed = first !== found.work.title;
  // Whoever renames without end doesn't keep it up.
  const decide = (decision: CaseDecision) =>
    onDecide(about, decision, isRenamed && about.length === 1);
  const { film, seek } = usePlayer();
  const look = () => setClear((now) => !now);
  useCaseKeys({
    ...{ onStep, onMark, onLook: look, onRule },
    onShow: () => decide({ verdict: "show" }),
    onHide: () => rule !== null && decide({ verdict: "hide", rule, note }),
  });
  return (
    <article
      aria-label={titleOf(found.work)}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        {isRenamed && (
          <p role="status" className="rounded-field bg-surface-2 px-3 py-2 text-14 wrap-anywhere">
            {t`Its owner renamed it since you opened it. It's now called: ${titleOf(found.work)}`}
          </p>
        )}
        <CaseView
          {...{ work: found.work, scan: found.scan, film, isClear }}
          onToggle={look}
          onSeek={seek}
        />
        <p className="text-14 text-text-2">
          {found.outOfSight
            ? t`Only its owner and staff can see it until it's decided.`
            : found.work.inFeed
              ? t`It's in the feed until it's decided.`
              : t`Anyone with the link can see it until it's decided.`}
        </p>
        <DecisionPanel
          {...{
            rule,
            note,
            onRule,
            onNote,
            busy,
            isAdmin,
            many: about.length,
            onDecide: decide,
            isShown: !found.outOfSight,
          }}
        />
      </div>
      <CaseFacts found={found} onSeek={isClear ? seek : null} />
    </article>
  );
}

/** The player of a film, which there is while it is not blurred. */
function usePlayer() {
  const player = useRef<HTMLMediaElement>(null);
  const film = useCallback((made: HTMLMediaElement | null) => {
    player.current = made;
  }, []);
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    player.current.focus();
  };
  return { film, seek };
}
