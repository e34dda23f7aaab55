import type { CameraView } from "../motion/camera-path.ts";
import type { FrameSize, Ground } from "../stage/stage.ts";

/** Canvas transform (a, b, c, d, e, f) from stage pixels (frame coordinates at rest) to the screen. */
export type Transform = readonly [number, number, number, number, number, number];

/** Where the camera puts the plane of a depth. */
export type Project = (depth: number, view: CameraView) => Transform;

/** Projection of a scene: everything grows about the horizon, so that it stays where it is. */
export function createProjection(frame: FrameSize, ground: Ground, focusX: number): Project {
  const horizon = (ground.floats ? 0.5 : ground.horizon) * frame.height;
  const centre = focusX * frame.width;
  return (depth, view) => {
    const zoom = 1 + depth * (view.zoom - 1);
    const x = centre * (1 - zoom) - depth * view.x;
    return [zoom, 0, 0, zoom, x, horizon * (1 - zoom) - depth * view.y];
  };
}

/** A point under a transform without rotation. */
export function apply([a, , , d, e, f]: Transform, x: number, y: number): { x: number; y: number } {
  return { x: a * x + e, y: d * y + f };
}
