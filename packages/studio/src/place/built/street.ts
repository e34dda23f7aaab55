/**
 * A straight street seen from its middle. One unit = eye height; z = 1 at the lower edge of the
 * sheet.
 */
export interface Street {
  readonly vanish: number;
  readonly horizon: number;
  readonly focal: number;
  /** Half widths of the carriageway and of the whole street between the walls. */
  readonly road: number;
  readonly wall: number;
  readonly far: number;
}

/**
 * Projects a point of the street into the frame: x sideways, z into the distance, h up, in eye
 * heights.
 */
export const at = (street: Street, x: number, z: number, h = 0) => ({
  x: street.vanish + (x * street.focal) / z,
  y: street.horizon + ((1 - h) * street.focal) / z,
});

/** Draws lamp posts, trees or signs along the kerb, far ones first. */
export function alongKerb(
  street: Street,
  near: number,
  step: number,
  visit: (side: -1 | 1, z: number, foot: { x: number; y: number }, scale: number) => void,
): void {
  for (let z = street.far * 0.9; z > near; z -= step * (0.35 + z * 0.12)) {
    for (const side of [-1, 1] as const)
      visit(side, z, at(street, side * (street.road + 0.22), z), street.focal / z);
  }
}

/** A sign that projects from the wall, facing the viewer. */
export function bladeSign(
  street: Street,
  side: -1 | 1,
  z: number,
  low: number,
  high: number,
  out: number,
): { x: number; y: number; w: number; h: number } {
  const wall = at(street, side * street.wall, z, high);
  const foot = at(street, side * street.wall, z, low);
  const w = (out * street.focal) / z;
  return { x: side < 0 ? wall.x : wall.x - w, y: wall.y, w, h: foot.y - wall.y };
}
