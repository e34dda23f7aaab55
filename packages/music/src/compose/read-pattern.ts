export interface PatternHit {
  /** Start within the bar and length, in sixteenths. */
  readonly step: number;
  readonly length: number;
  readonly sign: string;
}

/**
 * Reads the notes of a bar, in sixteenths: `.` is silence, `-` holds, anything else begins a note.
 */
export function readPattern(pattern: string): PatternHit[] {
  const hits: PatternHit[] = [];
  let sounding: { step: number; length: number; sign: string } | null = null;
  [...pattern].forEach((sign, step) => {
    if (sign === "-") {
      if (sounding) sounding.length += 1;
      return;
    }
    sounding = sign === "." ? null : { step, length: 1, sign };
    if (sounding) hits.push(sounding);
  });
  return hits;
}

/** Returns the strength of a sign, 0..1. */
export function strengthOf(sign: string): number {
  if (sign === "X" || sign === "R") return 1;
  return sign === "o" ? 0.5 : 0.78;
}
