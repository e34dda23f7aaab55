import {
  COMPARED_LEAST,
  REVIEW_ANSWERS,
  REVIEW_QUESTIONS,
  type ReviewQuestion,
} from "@kinora/contracts/review/review-limits";
import type { Comparison } from "./review-store.ts";

export interface Agreement {
  /** Answers to questions that others answered too. */
  readonly compared: number;
  /** 1 for full agreement, 0 for what chance alone would give. */
  readonly kappa: number;
}

/** Rounding errors below this are no agreement. */
const ROUNDING = 1e-9;

/**
 * Returns how far a person agrees with the others beyond chance: Cohen's kappa (J. Cohen, "A
 * coefficient of agreement for nominal scales", Educational and Psychological Measurement 20, 1960,
 * p. 37–46), where the shares of the others' answers stand for the second rater (S. Vanbelle and A.
 * Albert, "Agreement between an isolated rater and a group of raters", Statistica Neerlandica 63,
 * 2009, p. 82–100).
 *
 * Chance is computed for each question and then summed: over all questions together, somebody who
 * never looks and answers "yes, yes, no" would agree whenever most works match their prompt and few
 * would be shown. Kappa is 0 where chance leaves nothing to agree on.
 */
export function agreementOf(comparisons: readonly Comparison[]): Agreement {
  let beyond = 0;
  let possible = 0;
  for (const question of REVIEW_QUESTIONS) {
    const chance = chanceOf(question, comparisons);
    for (const comparison of comparisons)
      beyond += shareOf(question, comparison, comparison.own[question]) - chance;
    possible += comparisons.length * (1 - chance);
  }
  return {
    compared: comparisons.length * REVIEW_QUESTIONS.length,
    kappa: possible < ROUNDING ? 0 : beyond / possible,
  };
}

/** Returns the share of the others who gave this answer. */
const shareOf = (
  question: ReviewQuestion,
  { others }: Comparison,
  answer: (typeof REVIEW_ANSWERS)[number],
): number => others.filter((other) => other[question] === answer).length / others.length;

/** Returns the agreement of a person with the others if both gave their answers blindly. */
function chanceOf(question: ReviewQuestion, comparisons: readonly Comparison[]): number {
  const works = comparisons.length;
  if (works === 0) return 0;
  return REVIEW_ANSWERS.reduce((chance, answer) => {
    const own = comparisons.filter((one) => one.own[question] === answer).length / works;
    const theirs =
      comparisons.reduce((sum, one) => sum + shareOf(question, one, answer), 0) / works;
    return chance + own * theirs;
  }, 0);
}

/**
 * Returns whether reviews count towards gems: while too few answers can be compared, and afterwards
 * while the person agrees with the others more than by chance.
 */
export const isTrusted = ({ compared, kappa }: Agreement): boolean =>
  compared < COMPARED_LEAST || kappa > ROUNDING;
