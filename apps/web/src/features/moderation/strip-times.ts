import type { CaseScan } from "@kinora/contracts/moderation/case";

/** A frame of a filmstrip. */
export interface StripFrame {
  /** Seconds into the film. */
  readonly at: number;
  /** True for the frame that the scan found worst by some measure, above a limit. */
  readonly isFlagged: boolean;
}

/** Maximum number of evenly spaced frames. */
export const STRIP_MAX = 24;

/**
 * Returns the frames that stand for a film, in order: one a second, fewer for long films, and those
 * that the scan flagged.
 */
export function stripTimes(duration: number, scan: CaseScan | null): readonly StripFrame[] {
  if (!(duration > 0)) return [];
  const count = Math.min(STRIP_MAX, Math.max(1, Math.floor(duration)));
  const even = Array.from({ length: count }, (_, index) => ((index + 0.5) * duration) / count);
  const flagged = new Set((scan?.readings ?? []).flatMap((reading) => flaggedAt(reading) ?? []));
  const times = [...flagged, ...even.filter((at) => !flagged.has(at))];
  return times
    .filter((at) => at < duration)
    .toSorted((one, other) => one - other)
    .map((at) => ({ at, isFlagged: flagged.has(at) }));
}

function flaggedAt({ at, score, review, reject }: CaseScan["readings"][number]): number | null {
  const limit = review ?? reject;
  return at !== null && limit !== null && score >= limit ? at : null;
}
