/** The five classes of the classifier, each 0..1; together 1. */
export interface PictureScores {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}

/** What limits are set for: three classes, and the two explicit ones together. */
export const SCAN_MEASURES = ["explicit", "porn", "hentai", "sexy"] as const;
export type ScanMeasure = (typeof SCAN_MEASURES)[number];

/** From the first a person has to look, from the second it is refused; null: never. */
export interface ScanLimit {
  readonly review: number | null;
  readonly reject: number | null;
}
export type ScanLimits = Readonly<Record<ScanMeasure, ScanLimit>>;

/** Limits with the number of the change that brought them; 0: those that ship. */
export interface NumberedLimits {
  readonly number: number;
  readonly limits: ScanLimits;
}

/**
 * The classifier saw a harmless glamour portrait as 0.54 explicit, so a refusal needs clearly more; the studio's own
 * pictures are measured (docs/benchmarks.md). "Suggestive" alone is never refused.
 */
export const SHIPPED_LIMITS: ScanLimits = {
  explicit: { review: 0.5, reject: 0.85 },
  porn: { review: 0.5, reject: 0.85 },
  hentai: { review: 0.5, reject: 0.85 },
  sexy: { review: 0.8, reject: null },
};
