import type { ReviewAnswers } from "@kinora/contracts/review/review";
import {
  REVIEW_ANSWERS,
  REVIEW_QUESTIONS,
  type ReviewAnswer,
  type ReviewQuestion,
} from "@kinora/contracts/review/review-limits";
import { useState } from "react";

export type GivenAnswers = Partial<Record<ReviewQuestion, ReviewAnswer>>;

/** Returns the answers once all questions have one. */
export function completed({ match, clean, show }: GivenAnswers): ReviewAnswers | null {
  return match && clean && show ? { match, clean, show } : null;
}

/** The answers so far, and the question that the keys answer. */
export function useAnswers() {
  const [given, setGiven] = useState<GivenAnswers>({});
  const [at, setAt] = useState(0);
  const current: ReviewQuestion = REVIEW_QUESTIONS[at] ?? "match";
  const give = (question: ReviewQuestion, answer: ReviewAnswer) =>
    setGiven((before) => ({ ...before, [question]: answer }));
  const go = (by: number) => setAt(Math.min(REVIEW_QUESTIONS.length - 1, Math.max(0, at + by)));
  return {
    ...{ given, current, go },
    /** Answers a question, and goes on to the one after it. */
    choose: (question: ReviewQuestion, answer: ReviewAnswer) => {
      give(question, answer);
      setAt(Math.min(REVIEW_QUESTIONS.length - 1, REVIEW_QUESTIONS.indexOf(question) + 1));
    },
    /** Moves the answer of the current question. */
    step: (by: number) => {
      const answer = given[current];
      const from =
        answer === undefined
          ? by > 0
            ? -1
            : REVIEW_ANSWERS.length
          : REVIEW_ANSWERS.indexOf(answer);
      const next = REVIEW_ANSWERS[from + by];
      if (next !== undefined) give(current, next);
    },
  };
}
