import { STORY_SECONDS_MAX, STORY_SECONDS_MIN } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";

export const STORY_LENGTHS = [15, 20, 30, 45, 60, 90, 120, 150, 180].filter(
  (seconds) => seconds >= STORY_SECONDS_MIN && seconds <= STORY_SECONDS_MAX,
);

/** Formats a length: 45 → "45 s", 60 → "1 min", 90 → "1½ min". */
export function lengthWords(seconds: number): string {
  if (seconds < 60) return t`${seconds} s`;
  const half = seconds % 60 === 30 ? "½" : "";
  if (seconds % 30 !== 0) return t`${seconds} s`;
  return t`${{ minutes: `${Math.floor(seconds / 60)}${half}` }} min`;
}
