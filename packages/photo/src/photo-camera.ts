import type { Steering } from "@kinora/studio/draw/steering";
import { easeGently, mix } from "@kinora/studio/motion/easing";
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
/** Farthest a person's settings may take the camera, and near and far apart: beyond, pictures tear. */
const FARTHEST = 0.075;
const FARTHEST_AROUND = 0.042;

export interface CameraOptions {
  /** Seconds. */
  readonly duration: number;
  /** 1 = the full move. */
  readonly strength: number;
  /** How far near and far part: 0 = like a camera over a painting. */
  readonly around: number;
  /** What the person asks of the camera; a setting of its own outdoes the move. */
  readonly steering: Steering;
}

/** The camera over a film. Its frames depend on nothing but the moment. */
export function createPhotoCamera(
  move: PhotoMove,
  { duration, strength, around, steering }: CameraOptions,
): (seconds: number) => PhotoView {
  const { zoom, travelX, travelY, swayX, swayY, loop } = steering;
  const path = move === "sway" ? sway(duration) : follow(TRACKS[move]);
  const within = (value: number) => Math.max(-FARTHEST_AROUND, Math.min(FARTHEST_AROUND, value));
  return (seconds) => {
    // There and back, so that the end stands where the beginning stood.
    const there = loop ? (1 - Math.cos((2 * Math.PI * seconds) / duration)) / 2 : null;
    const share = there ?? (duration > 0 ? easeGently(seconds / duration) : 0.5);
    const view = path(share, there === null ? seconds : there * duration);
    return {
      x: travelX === null ? view.x * strength : (2 * share - 1) * travelX * FARTHEST,
      y: travelY === null ? view.y * strength : (2 * share - 1) * travelY * FARTHEST,
      aroundX: within(view.aroundX * strength * around * swayX),
      aroundY: within(view.aroundY * strength * around * swayY),
      zoom: zoom === null ? 1 + (view.zoom - 1) * strength : zoomAt(zoom, share),
    };
  };
}

type Path = (share: number, seconds: number) => PhotoView;

function follow({ from, to }: Track): Path {
  return (share) => ({
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    aroundX: mix(from.aroundX, to.aroundX, share),
    aroundY: mix(from.aroundY, to.aroundY, share),
    zoom: mix(from.zoom, to.zoom, share),
  });
}

function sway(duration: number): Path {
  const halves = Math.max(1, Math.round((duration * 2) / SWAY_SECONDS));
  return (share, seconds) => {
    const turn = (seconds / duration) * Math.PI * halves;
    return {
      ...STILL,
      aroundX: -Math.cos(turn) * 0.019,
      aroundY: Math.sin(turn) * 0.006,
      zoom: 1 + 0.05 * share,
    };
  };
}

/** Never under 1, where the plate would show its edges: going back begins near. */
function zoomAt(zoom: number, share: number): number {
  return zoom >= 1 ? mix(1, zoom, share) : mix(1 / zoom, 1, share);
}
