import { EYES, POINTS } from "./face-points.ts";
import type { FaceMesh } from "./mesh-face.ts";

/**
 * Creates a mesh for tests: a hemisphere of `radius` pixels around (x, y), with the named points at
 * their positions in a face.
 */
export function ballMesh(x: number, y: number, radius: number): FaceMesh {
  const at = (u: number, v: number) =>
    [
      x + u * radius,
      y + v * radius,
      -Math.sqrt(Math.max(0, 1 - u * u - v * v)) * radius * 0.8,
    ] as const;
  // All other points are spread over the sphere by the golden angle.
  const points = Array.from({ length: 468 }, (_, index) => {
    const away = Math.sqrt((index + 0.5) / 468);
    return at(Math.cos(index * 2.39996) * away, Math.sin(index * 2.39996) * away);
  });
  points[POINTS.noseTip] = at(0, 0.1);
  points[POINTS.forehead] = at(0, -1);
  points[POINTS.chin] = at(0, 1);
  points[POINTS.leftCheek] = at(-0.95, 0);
  points[POINTS.rightCheek] = at(0.95, 0);
  points[POINTS.leftMouth] = at(-0.3, 0.5);
  points[POINTS.rightMouth] = at(0.3, 0.5);
  for (const [side, { upper, lower, brow }] of EYES.entries()) {
    const middle = side === 0 ? -0.4 : 0.4;
    for (const [step, index] of upper.entries()) {
      const along = step / 4 - 1;
      points[index] = at(middle + along * 0.2, -0.2 - 0.08 * (1 - along * along));
    }
    for (const [step, index] of lower.entries()) {
      if (step === 0 || step === 8) continue;
      const along = step / 4 - 1;
      points[index] = at(middle + along * 0.2, -0.2 + 0.06 * (1 - along * along));
    }
    for (const [step, index] of brow.entries())
      points[index] = at(middle + step * 0.1 - 0.2, -0.45);
  }
  return { points, sure: 1 };
}
