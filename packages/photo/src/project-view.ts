import type { PhotoView } from "./photo-camera.ts";

/** How much more the nearest part comes nearer in a zoom than the farthest does. */
export const ZOOM_DEPTH = 0.3;
/** Moments at which a path is measured; it is smooth. */
const SAMPLES = 48;

/** What the camera turns around and comes towards, in shares of the plate, and how near it is. */
export interface Pivot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Share of the plate a place of the frame shows at a nearness. */
export interface Projection {
  /** Plate shares (0..1) a frame share has across one frame share, at that depth. */
  scale(depth: number): number;
  shiftX(depth: number): number;
  shiftY(depth: number): number;
}

/** `base`: the enlargement at zoom 1 that keeps the edges of the plate out of sight. */
export function project(view: PhotoView, pivot: Pivot, base: number): Projection {
  const extra = view.zoom - 1;
  const scale = (depth: number) => 1 / (base * (1 + extra * (1 + ZOOM_DEPTH * (depth - 0.5))));
  // Coming nearer, the pivot drifts to where it stood in the frame, not out of it.
  const towards = 1 - 1 / view.zoom;
  return {
    scale,
    shiftX: (depth) =>
      0.5 + view.x + view.aroundX * (pivot.depth - depth) + (pivot.x - 0.5) * towards * 0.6,
    shiftY: (depth) =>
      0.5 + view.y + view.aroundY * (pivot.depth - depth) + (pivot.y - 0.5) * towards * 0.6,
  };
}

/** The least enlargement with which no moment of a path shows an edge of the plate. */
export function chooseBase(
  path: (seconds: number) => PhotoView,
  duration: number,
  pivot: Pivot,
): number {
  let base = 1.01;
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const view = path((duration * sample) / SAMPLES);
    for (const depth of [-0.1, 1.15]) {
      const { scale, shiftX, shiftY } = project(view, pivot, 1);
      for (const middle of [shiftX(depth), shiftY(depth)]) {
        const room = Math.min(middle, 1 - middle) - 0.004;
        base = Math.max(base, (0.5 * scale(depth)) / room);
      }
    }
  }
  return base;
}
