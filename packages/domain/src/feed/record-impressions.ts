import { startOfUtcDay, utcDay } from "../gem/utc-day.ts";

/** Counts a creation once a viewer and day; unknown ids and those not in the feed are passed over. */
export interface ImpressionStore {
  add(seen: {
    readonly viewerKey: string;
    /** Nobody's look at own items counts; null: nobody is signed in. */
    readonly userId: string | null;
    readonly ids: readonly string[];
    readonly day: string;
  }): Promise<void>;
  /** Forgets who was counted before a day; the counts stay. */
  forgetBefore(day: string): Promise<void>;
}

/**
 * These were on somebody's screen.
 *
 * @param input.viewerKey tells viewers apart for a day: the person's id, or for a stranger something
 *   that is no personal data, a salted hash
 */
export async function recordImpressions(
  { impressions }: { impressions: Pick<ImpressionStore, "add"> },
  input: { viewerKey: string; userId: string | null; ids: readonly string[]; now: Date },
): Promise<void> {
  const { viewerKey, userId, now } = input;
  await impressions.add({ viewerKey, userId, ids: [...new Set(input.ids)], day: utcDay(now) });
}

/** Once a day: who saw what is needed today only; yesterday is kept for clocks that differ. */
export async function forgetImpressions(
  { impressions }: { impressions: Pick<ImpressionStore, "forgetBefore"> },
  { now }: { now: Date },
): Promise<void> {
  await impressions.forgetBefore(utcDay(startOfUtcDay(now, -1)));
}
