import { softBlur } from "../filter-field.ts";
import { createField, type Field, mapField, smoothstep } from "../raster.ts";
import { POINTS, pointOf } from "./face-points.ts";
import type { FaceMesh } from "./mesh-face.ts";

/**
 * The relief of a head over a plate, as small maps. Lengths and depths are shares of the plate's
 * width.
 */
export interface HeadRelief {
  /** Depth of each place in front of the plane of the ears. */
  readonly depth: Field;
  /** 1 = moves with the head, 0 = stays still. */
  readonly hold: Field;
  /** 1 = shoulders and chest, which breathe. */
  readonly body: Field;
  /** Size and centre of the face, in shares of the plate's width. */
  readonly faceHeight: number;
  readonly faceWidth: number;
  readonly x: number;
  readonly y: number;
  /** Lower end of the neck, in shares of the plate's width from the top. */
  readonly neck: number;
}

const MAP_WIDTH = 192;

/** Measures the depth and extent of a head from its mesh; `plate` in the mesh's pixels. */
export function measureHead(
  mesh: FaceMesh,
  plate: { readonly width: number; readonly height: number },
): HeadRelief {
  const share = 1 / plate.width;
  const [leftX, leftY, leftZ] = pointOf(mesh, POINTS.leftCheek);
  const [rightX, rightY, rightZ] = pointOf(mesh, POINTS.rightCheek);
  const [topX, topY] = pointOf(mesh, POINTS.forehead);
  const [chinX, chinY] = pointOf(mesh, POINTS.chin);
  const faceWidth = Math.hypot(rightX - leftX, rightY - leftY) * share;
  const faceHeight = Math.hypot(chinX - topX, chinY - topY) * share;
  const x = ((leftX + rightX + topX + chinX) / 4) * share;
  const y = ((topY + chinY) / 2) * share;
  const height = Math.round((MAP_WIDTH * plate.height) / plate.width);
  const ears = Math.max(leftZ, rightZ);
  const sum = createField(MAP_WIDTH, height);
  const weight = createField(MAP_WIDTH, height);
  for (const [px, py, pz] of mesh.points) {
    const column = Math.round(px * share * MAP_WIDTH);
    const row = Math.round(py * share * MAP_WIDTH);
    if (column < 0 || row < 0 || column >= MAP_WIDTH || row >= height) continue;
    const at = row * MAP_WIDTH + column;
    sum.data[at] = (sum.data[at] ?? 0) + Math.max(0, ears - pz) * share;
    weight.data[at] = (weight.data[at] ?? 0) + 1;
  }
  const reach = Math.max(1, faceWidth * MAP_WIDTH * 0.06);
  const [sums, weights] = [softBlur(sum, reach), softBlur(weight, reach)];
  // Far from all points, the small constant dominates, which puts hair and ears into the plane of
  // the ears.
  const depth = softBlur(
    mapField(sums, (value, at) => value / ((weights.data[at] ?? 0) + 0.02)),
    reach / 2,
  );
  const neck = chinY * share + faceHeight * 0.12;
  const shape = (change: (dx: number, dy: number, down: number) => number) =>
    mapField(createField(MAP_WIDTH, height), (_, at) => {
      const across = ((at % MAP_WIDTH) + 0.5) / MAP_WIDTH - x;
      const down = (Math.floor(at / MAP_WIDTH) + 0.5) / MAP_WIDTH;
      return change(across / faceWidth, (down - y) / faceHeight, down);
    });
  const hold = shape((dx, dy, down) => {
    const away = Math.hypot(dx, dy < 0 ? dy * 0.85 : dy);
    return (
      (1 - smoothstep(0.75, 2.1, away)) *
      (1 - 0.9 * smoothstep(neck - 0.1 * faceHeight, neck + 0.8 * faceHeight, down))
    );
  });
  const body = shape(
    (dx, _, down) =>
      smoothstep(neck, neck + 1.1 * faceHeight, down) * (1 - smoothstep(1.4, 3.2, Math.abs(dx))),
  );
  return { depth, hold, body, faceHeight, faceWidth, x, y, neck };
}
