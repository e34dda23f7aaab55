/** The questions about a work, in the order in which they are asked. */
export const REVIEW_QUESTIONS = ["match", "clean", "show"] as const;
export type ReviewQuestion = (typeof REVIEW_QUESTIONS)[number];

/** The answers to each of them. */
export const REVIEW_ANSWERS = ["yes", "partly", "no"] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** People who review a work, so that their answers can be compared. */
export const REVIEWERS_PER_WORK = 5;
/** Works that lie ready for a person: the one on the screen and the next. */
export const REVIEWS_READY = 2;
/** Works drawn for a person on one UTC day, including those they pass over. */
export const REVIEW_DRAWS_A_DAY = 60;
/** Answers that others gave too, from which agreement decides about gems. */
export const COMPARED_LEAST = 20;
/** Newest reviews over which agreement is computed, so that it follows how somebody reviews now. */
export const COMPARED_REVIEWS = 100;

/** Seconds for which a picture must have been looked at. */
export const PICTURE_SECONDS = 4;
/** A film must have been watched to its end, but no longer than this. */
export const FILM_SECONDS_MAX = 15;

/** Returns the least seconds between being shown a work and answering. */
export const leastSeconds = (duration: number | null): number =>
  Math.min(FILM_SECONDS_MAX, Math.max(PICTURE_SECONDS, Math.ceil(duration ?? 0)));
