import type { CameraMove, SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { easeGently, mix } from "./easing.ts";

/** The camera at a moment, as the plane of depth 1 sees it. */
export interface CameraView {
  /** Pixels the camera stands right of the middle. */
  readonly x: number;
  /** Pixels the camera stands below the middle. */
  readonly y: number;
  /** 1 = the whole frame; 1.1 = a tenth nearer. */
  readonly zoom: number;
}

interface Track {
  readonly from: CameraView;
  readonly to: CameraView;
}

/** Start and end of every move in shares of the reach; `zoom` is what strength 1 adds. */
const TRACKS: Record<CameraMove, Track> = {
  drift: { from: { x: -0.45, y: 0.1, zoom: 0.02 }, to: { x: 0.45, y: -0.1, zoom: 0.07 } },
  "push-in": { from: { x: -0.1, y: 0, zoom: 0 }, to: { x: 0.1, y: 0, zoom: 0.24 } },
  "pull-out": { from: { x: 0.1, y: 0, zoom: 0.26 }, to: { x: -0.1, y: 0, zoom: 0.01 } },
  "pan-left": { from: { x: 1, y: 0, zoom: 0.03 }, to: { x: -1, y: 0, zoom: 0.03 } },
  "pan-right": { from: { x: -1, y: 0, zoom: 0.03 }, to: { x: 1, y: 0, zoom: 0.03 } },
  rise: { from: { x: 0.1, y: 0.9, zoom: 0.05 }, to: { x: -0.1, y: -0.5, zoom: 0.05 } },
  follow: { from: { x: -1, y: 0, zoom: 0.05 }, to: { x: 1, y: 0, zoom: 0.05 } },
};

/** Pans and follows travel a usable way even when a scene asks for a hint of movement. */
const LEAST_STRENGTH = 0.35;

/**
 * Path of the camera over `duration` seconds. `reach` is how far, in pixels, the plane of depth 1 may
 * move without the nearest sheet showing its edge. `direction` is the way a followed figure goes.
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
