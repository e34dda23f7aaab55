import type { CameraView } from "../motion/camera-path.ts";
import { easeGently, mix } from "../motion/easing.ts";
import type { FrameSize } from "../stage/stage.ts";
import type { Steering } from "./steering.ts";

/** Maximum travel of the plane at depth 1 between its two ends, as fractions of the frame. */
const FARTHEST_X = 0.14;
const FARTHEST_Y = 0.12;

type CameraPath = (seconds: number) => CameraView;

const within = (value: number, reach: number) => Math.max(-reach, Math.min(reach, value));

/**
 * Applies the user's steering to the scene's camera. `reach` is the number of pixels the plane at
 * depth 1 may move to either side before the nearest sheet shows its edge; no movement exceeds it.
 */
export function steerCamera(
  path: CameraPath,
  steering: Steering,
  frame: FrameSize,
  reach: number,
  duration: number,
): CameraPath {
  const { zoom, travelX, travelY, loop } = steering;
  const across = Math.min(reach, frame.width * FARTHEST_X);
  const along = Math.min(reach, frame.height * FARTHEST_Y);
  // Moves there and back, so that the end matches the beginning.
  const there = (seconds: number) =>
    loop ? (duration * (1 - Math.cos((2 * Math.PI * seconds) / duration))) / 2 : seconds;
  return (seconds) => {
    const at = there(seconds);
    const view = path(at);
    const share = duration > 0 ? easeGently(at / duration) : 0.5;
    const travel = 2 * share - 1;
    return {
      x: travelX === null ? within(view.x * steering.swayX, reach) : travel * travelX * across,
      y: travelY === null ? within(view.y * steering.swayY, reach) : travel * travelY * along,
      zoom: zoom === null ? view.zoom : zoomAt(zoom, share),
    };
  };
}

/** Never below 1, where the sheets would show their edges; zooming out starts zoomed in. */
function zoomAt(zoom: number, share: number): number {
  return zoom >= 1 ? mix(1, zoom, share) : mix(1 / zoom, 1, share);
}
