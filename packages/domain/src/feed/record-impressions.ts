import { startOfUtcDay, utcDay } from "../gem/utc-day.ts";

/**
 * Counts views of creations, once per viewer and day. Unknown ids and creations outside the feed
 * are ignored.
 */
export interface ImpressionStore {
  add(seen: {
    readonly viewerKey: string;
    /** The viewer, whose own items are not counted; null when not signed in. */
    readonly userId: string | null;
    readonly ids: readonly string[];
    readonly day: string;
  }): Promise<void>;
  /** Deletes the viewers counted before `day`; the counts stay. */
  forgetBefore(day: string): Promise<void>;
}

/**
 * Records that these creations were on a viewer's screen.
 *
 * @param input.viewerKey distinguishes viewers within a day: the person's id, or for a visitor a
 * salted hash that is not
 *   personal data
 */
export async function recordImpressions(
  { impressions }: { impressions: Pick<ImpressionStore, "add"> },
  input: { viewerKey: string; userId: string | null; ids: readonly string[]; now: Date },
): Promise<void> {
  const { viewerKey, userId, now } = input;
  await impressions.add({ viewerKey, userId, ids: [...new Set(input.ids)], day: utcDay(now) });
}

/**
 * Deletes old viewer records; run it once a day. Only today's are needed, and yesterday's are kept
 * to allow for clock differences.
 */
export async function forgetImpressions(
  { impressions }: { impressions: Pick<ImpressionStore, "forgetBefore"> },
  { now }: { now: Date },
): Promise<void> {
  await impressions.forgetBefore(utcDay(startOfUtcDay(now, -1)));
}
