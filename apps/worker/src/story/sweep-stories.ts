import { eachApart } from "@kinora/domain/each-apart";
import { before, DAY } from "../clock/spans.ts";

/** Milliseconds without changes after which a story's unreferenced artifacts are removed. */
const STORY_RESTS = 7 * DAY;
/** Maximum stories per run; the remainder is handled by the next run. */
const STORIES_SWEPT = 100;

export interface SweepStories {
  /**
   * Returns ids of stories unchanged since this time and not swept since their last change, the
   * longest unchanged first.
   */
  readonly findRested: (rested: Date, limit: number) => Promise<readonly string[]>;
  /** Deletes the artifacts of a story that nothing refers to any more. */
  readonly sweep: (id: string, rested: Date) => Promise<unknown>;
  readonly markSwept: (id: string) => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Sweeps stories that are no longer edited. One that cannot be read is logged and skipped until its
 * next change.
 */
export async function sweepStories(
  now: Date,
  { findRested, sweep, markSwept, log }: SweepStories,
): Promise<void> {
  const rested = before(now, STORY_RESTS);
  const ids = await findRested(rested, STORIES_SWEPT);
  const failed = await eachApart(ids, (id) => sweep(id, rested), log);
  // Otherwise it would be among the first of every run.
  for (const id of failed) await markSwept(id);
}
