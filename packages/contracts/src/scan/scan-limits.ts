/** The five classes of the classifier, each 0..1, with a sum of 1. */
export interface PictureScores {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}

/** Measures that have limits: three classes, and the two explicit ones combined. */
export const SCAN_MEASURES = ["explicit", "porn", "hentai", "sexy"] as const;
export type ScanMeasure = (typeof SCAN_MEASURES)[number];

/**
 * Scores from which a picture is rated mature, from which a person must review it, and from which it
 * is rejected; null for never.
 */
export interface ScanLimit {
  readonly mature: number | null;
  readonly review: number | null;
  readonly reject: number | null;
}
export type ScanLimits = Readonly<Record<ScanMeasure, ScanLimit>>;

/** Limits with the number of the change that set them; 0 for the shipped ones. */
export interface NumberedLimits {
  readonly number: number;
  readonly limits: ScanLimits;
}

/**
 * The classifier scored a harmless glamour portrait as 0.54 explicit, so rejection needs clearly
 * more; the studio's own pictures are measured (docs/benchmarks.md). "Suggestive" alone is never
 * rejected. Whatever a person must look at is mature until they say otherwise, so that nothing is
 * rated by a number alone.
 */
export const SHIPPED_LIMITS: ScanLimits = {
  explicit: { mature: 0.5, review: 0.5, reject: 0.85 },
  porn: { mature: 0.5, review: 0.5, reject: 0.85 },
  hentai: { mature: 0.5, review: 0.5, reject: 0.85 },
  sexy: { mature: 0.8, review: 0.8, reject: null },
};
