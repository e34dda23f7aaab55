import type { ReviewAnswers } from "@kinora/contracts/review/review";

/** A work that was drawn for a person, and what became of it. */
export interface ReviewRecord {
  readonly id: string;
  readonly reviewerId: string;
  readonly creationId: string;
  /** Seconds of a film; null for a picture. */
  readonly duration: number | null;
  readonly drawnAt: Date;
  /** Null while it is open, and when it was passed over. */
  readonly answers: ReviewAnswers | null;
  readonly skippedAt: Date | null;
}

/** What a person did since a day began. */
export interface ReviewDay {
  readonly drawn: number;
  readonly answered: number;
}

/** A person's answers about a work, and those of unrelated others. */
export interface Comparison {
  readonly own: ReviewAnswers;
  /** At least one. */
  readonly others: readonly ReviewAnswers[];
}

export interface ReviewStore {
  /** Locks a person's reviews until the transaction ends. */
  lock(reviewerId: string): Promise<void>;
  find(id: string): Promise<ReviewRecord | null>;
  /** Open draws, oldest first. */
  open(reviewerId: string): Promise<readonly ReviewRecord[]>;
  /** Deletes open draws of works that would not be drawn for the person any more. */
  dropUnfit(reviewerId: string): Promise<void>;
  /**
   * Draws one work for each id, at random: first of those that some others have reviewed, but not
   * enough. Draws fewer when there are no more.
   */
  draw(reviewerId: string, ids: readonly string[], now: Date): Promise<void>;
  day(reviewerId: string, since: Date): Promise<ReviewDay>;
  /** Returns when the person last answered or passed over a work; null for never. */
  lastEnd(reviewerId: string): Promise<Date | null>;
  answer(id: string, answers: ReviewAnswers, at: Date): Promise<void>;
  skip(id: string, at: Date): Promise<void>;
  /** Makes a review count towards gems. */
  count(id: string): Promise<void>;
  /** Ids of reviews that count and were not paid, oldest first. */
  unpaid(reviewerId: string): Promise<readonly string[]>;
  /** Notes the award that paid for these reviews. */
  pay(ids: readonly string[], period: string): Promise<void>;
  /** Returns how often reviews were awarded on a UTC day. */
  awarded(reviewerId: string, day: string): Promise<number>;
  /** The person's newest reviews of works that unrelated others reviewed as well. */
  comparisons(reviewerId: string, most: number): Promise<readonly Comparison[]>;
}
