import type { ReviewAnswer, ReviewQuestion } from "@kinora/contracts/review/review-limits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface QuestionWords {
  readonly asks: MessageDescriptor;
  readonly answers: Readonly<Record<ReviewAnswer, MessageDescriptor>>;
}

/** The three questions and their answers. */
export const QUESTIONS: Readonly<Record<ReviewQuestion, QuestionWords>> = {
  match: {
    asks: msg`Does it match its prompt?`,
    answers: { yes: msg`Yes`, partly: msg`Partly`, no: msg`No` },
  },
  clean: {
    asks: msg`Is it cleanly made?`,
    answers: { yes: msg`Yes`, partly: msg`Mostly`, no: msg`No` },
  },
  show: {
    asks: msg`Would you show it to someone?`,
    answers: { yes: msg`Yes`, partly: msg`Maybe`, no: msg`No` },
  },
};
