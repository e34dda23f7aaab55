import type { CameraView } from "../motion/camera-path.ts";
import type { FrameSize, Ground } from "./stage.ts";

/** Canvas transform (a, b, c, d, e, f) from stage pixels (frame coordinates at rest) to the screen. */
export type Transform = readonly [number, number, number, number, number, number];

/** What stands on the floor and the floor itself grow with this share of the zoom (an affine stand-in for 0..1). */
const FLOOR_ZOOM_DEPTH = 0.8;

export interface Projection {
  /** A sheet that stands upright at `depth`. */
  upright(depth: number, view: CameraView): Transform;
  /** The floor: a shear about the horizon is exactly what a sideways camera does to a plane. */
  floor(view: CameraView): Transform;
  /** 0 at the horizon, 1 at the front, for a y of the floor in pixels. */
  floorDepth(y: number): number;
}

/** Projection of a scene: everything turns about the horizon, so that it stays where it is. */
export function createProjection(frame: FrameSize, ground: Ground, focusX: number): Projection {
  const horizon = (ground.floats ? 0.5 : ground.horizon) * frame.height;
  const front = Math.max(horizon + 1, ground.front * frame.height);
  const centre = focusX * frame.width;
  return {
    upright: (depth, view) => {
      const zoom = 1 + depth * (view.zoom - 1);
      return [
        zoom,
        0,
        0,
        zoom,
        centre * (1 - zoom) - depth * view.x,
        horizon * (1 - zoom) - depth * view.y,
      ];
    },
    floor: (view) => {
      const zoom = 1 + FLOOR_ZOOM_DEPTH * (view.zoom - 1);
      const perPixel = 1 / (front - horizon);
      const shear = -view.x * perPixel;
      const stretch = zoom - view.y * perPixel;
      return [
        zoom,
        0,
        shear,
        stretch,
        centre * (1 - zoom) - shear * horizon,
        horizon * (1 - stretch),
      ];
    },
    floorDepth: (y) => (y - horizon) / (front - horizon),
  };
}

export function apply(transform: Transform, x: number, y: number): { x: number; y: number } {
  const [a, b, c, d, e, f] = transform;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
