import type { FaceMesh } from "./mesh-face.ts";

/** Indices of points in the MediaPipe face mesh; "left" is left in the picture. */
export const POINTS = {
  noseTip: 1,
  forehead: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
  leftMouth: 61,
  rightMouth: 291,
} as const;

/** The upper and lower rims of each eye from corner to corner, and the lower rim of its brow. */
export const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    brow: [46, 53, 52, 65, 55],
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    brow: [285, 295, 282, 283, 276],
  },
] as const;

export type MeshPoint = readonly [number, number, number];

/** Returns a point of the mesh. @throws RangeError when the mesh has no such point */
export function pointOf({ points }: FaceMesh, index: number): MeshPoint {
  const point = points[index];
  if (point === undefined) throw new RangeError(`a face mesh has no point ${index}`);
  return point;
}

/**
 * Measures the position of the nose between the cheeks, 0..1: 0.5 from the front, below 0.25 or
 * above 0.75 in profile.
 */
export function measureTurn(mesh: FaceMesh): number {
  const [left] = pointOf(mesh, POINTS.leftCheek);
  const [right] = pointOf(mesh, POINTS.rightCheek);
  const [nose] = pointOf(mesh, POINTS.noseTip);
  return right - left < 1e-3 ? 0 : (nose - left) / (right - left);
}
