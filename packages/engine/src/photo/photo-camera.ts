import { easeGently, mix } from "../studio/motion/easing.ts";
import type { PhotoMove } from "./choose-move.ts";

/** The camera at a moment. Lengths are shares of the frame's width and height. */
export interface PhotoView {
  /** Travel of the whole picture. */
  readonly x: number;
  readonly y: number;
  /** Travel of what is nearest against what is farthest. */
  readonly aroundX: number;
  readonly aroundY: number;
  /** 1 = the whole plate; 1.1 = a tenth nearer. */
  readonly zoom: number;
}

interface Track {
  readonly from: PhotoView;
  readonly to: PhotoView;
}

const STILL: PhotoView = { x: 0, y: 0, aroundX: 0, aroundY: 0, zoom: 1 };

const TRACKS: Record<Exclude<PhotoMove, "sway">, Track> = {
  "push-in": { from: { ...STILL, aroundX: -0.006 }, to: { ...STILL, aroundX: 0.006, zoom: 1.16 } },
  "pull-out": { from: { ...STILL, aroundX: 0.006, zoom: 1.17 }, to: { ...STILL, aroundX: -0.006 } },
  "pan-left": {
    from: { ...STILL, x: 0.045, aroundX: 0.016 },
    to: { ...STILL, x: -0.045, aroundX: -0.016 },
  },
  "pan-right": {
    from: { ...STILL, x: -0.045, aroundX: -0.016 },
    to: { ...STILL, x: 0.045, aroundX: 0.016 },
  },
  rise: {
    from: { ...STILL, y: 0.045, aroundY: 0.014 },
    to: { ...STILL, y: -0.045, aroundY: -0.014, zoom: 1.03 },
  },
  sink: {
    from: { ...STILL, y: -0.045, aroundY: -0.014 },
    to: { ...STILL, y: 0.045, aroundY: 0.014, zoom: 1.03 },
  },
};

/** Seconds of one sway to and fro; a film has a whole number of halves, so that it ends at rest. */
const SWAY_SECONDS = 5;

/**
 * The camera over `duration` seconds; `strength` 1 is the full move, `around` scales how far near and
 * far part (0 = like a camera over a painting).
 */
export function createPhotoCamera(
  move: PhotoMove,
  duration: number,
  strength: number,
  around: number,
): (seconds: number) => PhotoView {
  if (move === "sway") {
    const halves = Math.max(1, Math.round((duration * 2) / SWAY_SECONDS));
    return (seconds) => {
      const turn = (seconds / duration) * Math.PI * halves;
      return {
        ...STILL,
        aroundX: -Math.cos(turn) * 0.019 * strength * around,
        aroundY: Math.sin(turn) * 0.006 * strength * around,
        zoom: 1 + 0.05 * strength * easeGently(seconds / duration),
      };
    };
  }
  const { from, to } = TRACKS[move];
  return (seconds) => {
    const share = duration > 0 ? easeGently(seconds / duration) : 0.5;
    return {
      x: mix(from.x, to.x, share) * strength,
      y: mix(from.y, to.y, share) * strength,
      aroundX: mix(from.aroundX, to.aroundX, share) * strength * around,
      aroundY: mix(from.aroundY, to.aroundY, share) * strength * around,
      zoom: 1 + (mix(from.zoom, to.zoom, share) - 1) * strength,
    };
  };
}
