import {
  REVIEW_ANSWERS,
  REVIEW_QUESTIONS,
  type ReviewAnswer,
  type ReviewQuestion,
} from "@kinora/contracts/review/review-limits";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { QUESTIONS } from "./question-words.ts";
import type { GivenAnswers } from "./use-answers.ts";

/** The three questions, each with its answers; the keys answer the marked one. */
export function QuestionList({
  given,
  current,
  onChoose,
}: {
  readonly given: GivenAnswers;
  readonly current: ReviewQuestion;
  readonly onChoose: (question: ReviewQuestion, answer: ReviewAnswer) => void;
}) {
  return (
    <div className="flex flex-col gap-1">
      {REVIEW_QUESTIONS.map((question) => (
        <Question
          key={question}
          question={question}
          answer={given[question]}
          isCurrent={question === current}
          onChoose={(answer) => onChoose(question, answer)}
        />
      ))}
    </div>
  );
}

function Question({
  question,
  answer,
  isCurrent,
  onChoose,
}: {
  readonly question: ReviewQuestion;
  readonly answer: ReviewAnswer | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: (answer: ReviewAnswer) => void;
}) {
  const { asks, answers } = QUESTIONS[question];
  return (
    <div
      role="radiogroup"
      aria-label={t(asks)}
      aria-current={isCurrent ? "step" : undefined}
      className={cx("-mx-3 rounded-2xl px-3 py-2.5 transition-colors", isCurrent && "bg-surface-1")}
    >
      <p className="mb-2 font-medium">{t(asks)}</p>
      <div className="grid grid-cols-3 gap-2">
        {REVIEW_ANSWERS.map((one, at) => (
          // biome-ignore lint/a11y/useSemanticElements: answered by keys of the whole page, with custom styling
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === answer}
            onClick={() => onChoose(one)}
            className={cx(
              "flex h-11 items-center justify-center gap-2 rounded-full text-14 font-medium transition-colors",
              one === answer
                ? "bg-text text-ground"
                : "bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text",
            )}
          >
            {t(answers[one])}
            {isCurrent && (
              <span
                aria-hidden="true"
                className="font-sans text-12 opacity-60 pointer-coarse:hidden"
              >
                {at + 1}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
