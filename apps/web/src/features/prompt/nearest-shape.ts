export interface Size {
  readonly width: number;
  readonly height: number;
  /** Of a clip; null: it has none. */
  readonly seconds: number | null;
}

/** As good as equal: 4:3 is as far from 16:9 as from a square. */
const EQUAL = 0.01;

const proportion = (shape: string): number => {
  const [across = 1, down = 1] = shape.split(":").map(Number);
  return across / down;
};

/** The shape that cuts least off a picture; of two as good, the present one, else the longer. */
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

/** A clip that is this little longer than it says loses nothing anybody would miss. */
const UNSEEN_S = 0.5;

/** As much of a clip as there is a length for; of one shorter than all lengths, the shortest. */
export function nearestLength(seconds: number, lengths: readonly number[]): number | undefined {
  const within = lengths.filter((length) => length <= seconds + UNSEEN_S);
  return within.length > 0 ? Math.max(...within) : lengths[0];
}
