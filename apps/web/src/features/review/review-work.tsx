import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { DrawnWork, ReviewAnswers } from "@kinora/contracts/review/review";
import { REVIEW_ANSWERS } from "@kinora/contracts/review/review-limits";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { WorkFrame } from "../../entities/creation/work-frame.tsx";
import { Button } from "../../ui/button.tsx";
import { Slot } from "../../ui/slot.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { QuestionList } from "./question-list.tsx";
import { completed, useAnswers } from "./use-answers.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Reports it to the moderators. */
    "review.report": { readonly id: string };
  }
}

export interface ReviewWorkProps {
  readonly drawn: DrawnWork;
  /** As in `ShownDesk`. */
  readonly readyAt: number | null;
  /** True when it replaces another work, whose controls had the focus. */
  readonly takesFocus: boolean;
  readonly onSend: (answers: ReviewAnswers) => void;
  readonly onPass: () => void;
}

/** A work beside its prompt and the three questions. */
export function ReviewWork({ drawn, readyAt, takesFocus, onSend, onPass }: ReviewWorkProps) {
  const { work } = drawn;
  const { given, current, choose, step, go } = useAnswers();
  const answers = completed(given);
  const left = useSecondsUntil(readyAt);
  // Pressed before the work was looked at for long enough: it is sent by itself then.
  const [isWaiting, setIsWaiting] = useState(false);
  const sendNow = useEffectEvent(() => {
    if (answers) onSend(answers);
  });
  const isDue = isWaiting && left === 0;
  useEffect(() => {
    if (isDue) sendNow();
  }, [isDue]);
  const send = () => {
    if (!answers) return;
    if (left === 0) onSend(answers);
    else setIsWaiting(true);
  };
  useReviewKeys({
    choose: (at) => {
      const answer = REVIEW_ANSWERS[at];
      if (answer) choose(current, answer);
    },
    ...{ step, go, send, pass: onPass },
  });
  const isHeld = isWaiting && left !== 0;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="mx-auto w-full" style={{ maxWidth: widestOf(work) }}>
        <WorkFrame card={work} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <h2
          ref={takesFocus ? takeFocus : null}
          tabIndex={-1}
          className="-mb-4 text-14 font-normal text-text-2 outline-none"
        >
          {t`Prompt`}
        </h2>
        <blockquote dir="auto" className="max-h-40 overflow-y-auto text-16 wrap-anywhere">
          {work.prompt}
        </blockquote>
        <QuestionList given={given} current={current} onChoose={choose} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="primary"
            size="lg"
            className="min-w-44 flex-1 nums"
            disabled={answers === null}
            busy={isHeld && waitWords(left)}
            onClick={send}
          >
            {t`Send`}
          </Button>
          <Button size="lg" onClick={onPass}>
            {t`Skip`}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 text-12 text-text-2">
          <p className="pointer-coarse:hidden">
            {t`1, 2 and 3 answer, the arrow keys move, Enter sends, S skips.`}
          </p>
          <Slot name="review.report" given={{ id: work.id }} />
        </div>
      </div>
    </div>
  );
}

/** So that the whole work is on the screen, whatever its shape. */
const widestOf = ({ width, height }: CreationCard) =>
  `calc(${width / height} * clamp(20rem, 100dvh - 23rem, 44rem))`;

const waitWords = (left: number | null): string =>
  left === null
    ? t`One moment…`
    : t`Sends in ${plural(left, { one: "# second", other: "# seconds" })}`;
