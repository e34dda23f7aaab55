export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As good as equal: 4:3 is as far from 16:9 as from a square. */
const EQUAL = 0.01;

const proportion = (shape: string): number => {
  const [across = 1, down = 1] = shape.split(":").map(Number);
  return across / down;
};

/** The shape that cuts least off a picture; of two as good, the present one, else the longer. */
export function nearestShape<Shape extends string>(
  { width, height }: Size,
  present: Shape,
  shapes: readonly Shape[],
): Shape {
  const off = (shape: string) => Math.abs(Math.log(width / height / proportion(shape)));
  const least = Math.min(...shapes.map(off));
  const best = shapes.filter((shape) => off(shape) < least + EQUAL);
  if (best.includes(present)) return present;
  return best.find((shape) => proportion(shape) !== 1) ?? best[0] ?? present;
}
