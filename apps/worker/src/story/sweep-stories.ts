import { eachApart } from "../clock/each-apart.ts";
import { before, DAY } from "../clock/spans.ts";

/** A story that was not changed for so long gives up what only its past needed. */
const STORY_RESTS = 7 * DAY;
/** Stories looked through in one go; the rest waits for the next. */
const STORIES_SWEPT = 100;

export interface SweepStories {
  /** Ids of stories that rested since the moment and were not looked through since, those first that rest longest. */
  readonly findRested: (rested: Date, limit: number) => Promise<readonly string[]>;
  /** Forgets the artifacts of one that nothing asks for any more. */
  readonly sweep: (id: string, rested: Date) => Promise<unknown>;
  readonly markSwept: (id: string) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Looks through the stories that rest. One that cannot be read is told, and waits for its next change. */
export async function sweepStories(
  now: Date,
  { findRested, sweep, markSwept, log }: SweepStories,
): Promise<void> {
  const rested = before(now, STORY_RESTS);
  const ids = await findRested(rested, STORIES_SWEPT);
  const failed = await eachApart(ids, (id) => sweep(id, rested), log);
  // Else it would be among the first of every round.
  for (const id of failed) await markSwept(id);
}
