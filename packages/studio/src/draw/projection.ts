import type { CameraView } from "../motion/camera-path.ts";
import type { FrameSize, Ground } from "../stage/stage.ts";

/**
 * Canvas transform (a, b, c, d, e, f) from stage pixels (frame coordinates at rest) to the screen.
 */
export type Transform = readonly [number, number, number, number, number, number];

/** Returns the transform of the plane at a depth. */
export type Project = (depth: number, view: CameraView) => Transform;

/**
 * Creates the projection of a scene. Everything scales about the horizon, which therefore stays in
 * place.
 */
export function createProjection(frame: FrameSize, ground: Ground, focusX: number): Project {
  const horizon = (ground.floats ? 0.5 : ground.horizon) * frame.height;
  const centre = focusX * frame.width;
  return (depth, view) => {
    const zoom = 1 + depth * (view.zoom - 1);
    const x = centre * (1 - zoom) - depth * view.x;
    return [zoom, 0, 0, zoom, x, horizon * (1 - zoom) - depth * view.y];
  };
}

/** Applies a transform without rotation to a point. */
export function apply([a, , , d, e, f]: Transform, x: number, y: number): { x: number; y: number } {
  return { x: a * x + e, y: d * y + f };
}
