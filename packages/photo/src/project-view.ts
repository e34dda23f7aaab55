import type { PhotoView } from "./photo-camera.ts";

/** How much faster the nearest part approaches in a zoom than the farthest. */
export const ZOOM_DEPTH = 0.3;
/** Number of times at which a path, which is smooth, is sampled. */
const SAMPLES = 48;

/**
 * The point that the camera turns around and approaches, in shares of the plate, and its nearness.
 */
export interface Pivot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Maps places of the frame to shares of the plate at a given nearness. */
export interface Projection {
  /** Shares of the plate (0..1) per share of the frame at this depth. */
  scale(depth: number): number;
  shiftX(depth: number): number;
  shiftY(depth: number): number;
}

/**
 * Projects the view onto the plate, in shares of its sides. `base`: the enlargement at zoom 1 that
 * keeps the plate's edges out of sight.
 */
export function project(view: PhotoView, pivot: Pivot, base: number): Projection {
  const extra = view.zoom - 1;
  const scale = (depth: number) => 1 / (base * (1 + extra * (1 + ZOOM_DEPTH * (depth - 0.5))));
  // When approaching, the pivot drifts towards its position in the frame and not out of it.
  const towards = 1 - 1 / view.zoom;
  return {
    scale,
    shiftX: (depth) =>
      0.5 + view.x + view.aroundX * (pivot.depth - depth) + (pivot.x - 0.5) * towards * 0.6,
    shiftY: (depth) =>
      0.5 + view.y + view.aroundY * (pivot.depth - depth) + (pivot.y - 0.5) * towards * 0.6,
  };
}

/**
 * Returns the smallest enlargement at which no time of a path (seconds) shows an edge of the plate.
 */
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
