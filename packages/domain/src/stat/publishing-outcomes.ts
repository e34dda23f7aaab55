import { SOCIAL_PLATFORMS } from "@kinora/contracts/publication/publication-vocabulary";
import { NOT_PUBLISHED, type PublishingOutcomes } from "@kinora/contracts/stat/publishing-outcomes";
import type { StatReader, StatRow } from "./stat-reader.ts";

/**
 * Returns for each platform that had any what became of its posts in a range: how many are there, and
 * why the others are not.
 */
export function publishingOutcomes(
  rows: readonly StatRow[],
  unconfirmed: Awaited<ReturnType<StatReader["unconfirmed"]>>,
): PublishingOutcomes[] {
  const inRange = rows.filter(({ point }) => point >= 0);
  const partOf = (metric: StatRow["metric"], name: string, part: string) =>
    inRange
      .filter((row) => row.metric === metric && row.name === name)
      .reduce((total, { parts }) => total + (parts[part] ?? 0), 0);
  return SOCIAL_PLATFORMS.map((platform) => ({
    platform,
    done: partOf("posts.ended", platform, "delivered"),
    failed: NOT_PUBLISHED.map((why) => ({ why, count: partOf("posts.failed", why, platform) })),
    unconfirmed: unconfirmed.get(platform) ?? 0,
  })).filter(
    ({ done, failed, unconfirmed: open }) =>
      done > 0 || open > 0 || failed.some(({ count }) => count > 0),
  );
}
