/** The five classes of the classifier, each 0..1; together 1. */
export interface PictureScores {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}

export type Verdict = "clean" | "unsure" | "hit";

/**
 * From this explicit share on a person has to look (unsure), from the second on it is refused (hit).
 * The classifier saw a harmless glamour portrait as 0.54 explicit, so a hit needs clearly more; the
 * studio's own pictures stay under 0.3 (test). "Sexy" alone is never a hit.
 */
const UNSURE_EXPLICIT = 0.5;
const HIT_EXPLICIT = 0.85;
const UNSURE_SEXY = 0.8;

/** What two classifiers say together. */
export function meanOf(a: PictureScores, b: PictureScores): PictureScores {
  const mean = (name: keyof PictureScores) => (a[name] + b[name]) / 2;
  return {
    drawing: mean("drawing"),
    hentai: mean("hentai"),
    neutral: mean("neutral"),
    porn: mean("porn"),
    sexy: mean("sexy"),
  };
}

/** What scores mean, by the thresholds above. */
export function judge(scores: PictureScores): Verdict {
  const explicit = scores.porn + scores.hentai;
  if (explicit >= HIT_EXPLICIT) return "hit";
  return explicit >= UNSURE_EXPLICIT || scores.sexy >= UNSURE_SEXY ? "unsure" : "clean";
}

const SEVERITY: readonly Verdict[] = ["clean", "unsure", "hit"];

/** The most severe of several verdicts; clean when there are none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  const severity = Math.max(0, ...verdicts.map((verdict) => SEVERITY.indexOf(verdict)));
  return SEVERITY[severity] ?? "hit";
}
