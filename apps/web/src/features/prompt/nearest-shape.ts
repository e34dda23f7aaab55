export interface Size {
  readonly width: number;
  readonly height: number;
  /** Length of a clip, in seconds; null for a picture. */
  readonly seconds: number | null;
}

/** Differences below this count as equal: 4:3 is equally far from 16:9 and 1:1. */
const EQUAL = 0.01;

const proportion = (shape: string): number => {
  const [across = 1, down = 1] = shape.split(":").map(Number);
  return across / down;
};

/**
 * Returns the aspect ratio that crops a picture least. Of equally good ones, prefers the present
 * one, then one that is not square.
 */
export function nearestShape<Shape extends string>(
  { width, height }: Pick<Size, "width" | "height">,
  present: Shape,
  shapes: readonly Shape[],
): Shape {
  const off = (shape: string) => Math.abs(Math.log(width / height / proportion(shape)));
  const least = Math.min(...shapes.map(off));
  const best = shapes.filter((shape) => off(shape) < least + EQUAL);
  if (best.includes(present)) return present;
  return best.find((shape) => proportion(shape) !== 1) ?? best[0] ?? present;
}

/** A clip may be cut by this many seconds without a noticeable loss. */
const UNSEEN_S = 0.5;

/**
 * Returns the longest available length that the clip fills; for a clip shorter than all of them,
 * the shortest.
 */
export function nearestLength(seconds: number, lengths: readonly number[]): number | undefined {
  const within = lengths.filter((length) => length <= seconds + UNSEEN_S);
  return within.length > 0 ? Math.max(...within) : lengths[0];
}
