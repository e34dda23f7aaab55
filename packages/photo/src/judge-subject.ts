import type { Field } from "./raster.ts";

/** Position of the subject, in shares of the picture (0..1). */
export interface SubjectFacts {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Centre of mass. */
  readonly x: number;
  readonly y: number;
  /** Share of the picture that it covers. */
  readonly area: number;
  /**
   * Share of the saliency that is clear, 0..1; below 0.8, parts of the subject are probably
   * missing.
   */
  readonly clarity: number;
}

const LEAST_AREA = 0.012;
const MOST_AREA = 0.72;
/** Minimum clarity of a subject; a meadow or a sky is moderately salient everywhere. */
const LEAST_CLEAR = 0.55;

/** Locates the subject in a saliency map (0..1); null when nothing clearly stands out. */
export function judgeSubject({ width, height, data }: Field): SubjectFacts | null {
  let seen = 0;
  let clear = 0;
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const [at, value] of data.entries()) {
    if (value < 0.15) continue;
    seen += 1;
    if (value < 0.7) continue;
    const column = at % width;
    const row = Math.floor(at / width);
    clear += 1;
    x += column;
    y += row;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  const area = clear / (width * height);
  if (area < LEAST_AREA || area > MOST_AREA || clear / seen < LEAST_CLEAR) return null;
  return {
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
    x: (x / clear + 0.5) / width,
    y: (y / clear + 0.5) / height,
    area,
    clarity: clear / seen,
  };
}
