import type { CameraMove, SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { easeGently, mix } from "./easing.ts";

/** The camera view at a moment, relative to the plane at depth 1. */
export interface CameraView {
  /** Pixels by which the camera is right of the centre. */
  readonly x: number;
  /** Pixels by which the camera is below the centre. */
  readonly y: number;
  /** 1 = the whole frame; 1.1 = magnified by a tenth. */
  readonly zoom: number;
}

interface Track {
  readonly from: CameraView;
  readonly to: CameraView;
}

/**
 * Start and end of every move as fractions of the reach; `zoom` is the amount that strength 1 adds.
 */
const TRACKS: Record<CameraMove, Track> = {
  drift: { from: { x: -0.45, y: 0.1, zoom: 0.02 }, to: { x: 0.45, y: -0.1, zoom: 0.07 } },
  "push-in": { from: { x: -0.1, y: 0, zoom: 0 }, to: { x: 0.1, y: 0, zoom: 0.24 } },
  "pull-out": { from: { x: 0.1, y: 0, zoom: 0.26 }, to: { x: -0.1, y: 0, zoom: 0.01 } },
  "pan-left": { from: { x: 1, y: 0, zoom: 0.03 }, to: { x: -1, y: 0, zoom: 0.03 } },
  "pan-right": { from: { x: -1, y: 0, zoom: 0.03 }, to: { x: 1, y: 0, zoom: 0.03 } },
  rise: { from: { x: 0.1, y: 0.9, zoom: 0.05 }, to: { x: -0.1, y: -0.5, zoom: 0.05 } },
  follow: { from: { x: -1, y: 0, zoom: 0.05 }, to: { x: 1, y: 0, zoom: 0.05 } },
};

/**
 * Minimum strength of pans and follows, which must move visibly even when the scene asks for
 * little.
 */
const LEAST_STRENGTH = 0.35;

/**
 * Creates the camera path over `duration` seconds. `reach` is the number of pixels the plane at
 * depth 1 may move before the nearest sheet shows its edge. `direction` is that of a followed
 * figure.
 */
export function createCameraPath(
  camera: SceneSpec["camera"],
  frame: FrameSize,
  reach: number,
  duration: number,
  direction: 1 | -1,
): (seconds: number) => CameraView {
  const track = TRACKS[camera.move];
  const strength = Math.max(LEAST_STRENGTH, Math.min(1, camera.strength));
  const way = camera.move === "follow" ? direction : 1;
  const across = Math.min(reach, frame.width * 0.12) * strength * way;
  const along = Math.min(reach, frame.height * 0.1) * strength;
  return (seconds) => {
    const share = duration > 0 ? easeGently(seconds / duration) : 0.5;
    return {
      x: mix(track.from.x, track.to.x, share) * across,
      y: mix(track.from.y, track.to.y, share) * along,
      zoom: 1 + mix(track.from.zoom, track.to.zoom, share) * strength,
    };
  };
}
