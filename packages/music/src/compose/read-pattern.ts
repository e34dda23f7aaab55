export interface PatternHit {
  /** Sixteenths from the start of the bar, and how many it lasts. */
  readonly step: number;
  readonly length: number;
  readonly sign: string;
}

/** The notes of a bar written as a pattern: `.` is silence, `-` holds, all else begins a note. */
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

/** How hard a sign strikes, 0..1. */
export function strengthOf(sign: string): number {
  if (sign === "X" || sign === "R") return 1;
  return sign === "o" ? 0.5 : 0.78;
}
