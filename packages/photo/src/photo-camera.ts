import type { Steering } from "@kinora/studio/draw/steering";
import { easeGently, mix } from "@kinora/studio/motion/easing";
import type { PhotoMove } from "./choose-move.ts";

/** The camera at one time. Lengths are shares of the frame's width and height. */
export interface PhotoView {
  /** Travel of the whole picture. */
  readonly x: number;
  readonly y: number;
  /** Travel of the nearest part relative to the farthest. */
  readonly aroundX: number;
  readonly aroundY: number;
  /** 1 = the whole plate; 1.1 = a tenth closer. */
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

/** Seconds per oscillation; a film has a whole number of halves, so that it ends at rest. */
const SWAY_SECONDS = 5;
/** Limits of the camera's travel and parallax for user settings; beyond them, pictures tear. */
const FARTHEST = 0.075;
const FARTHEST_AROUND = 0.042;

export interface CameraOptions {
  /** Seconds. */
  readonly duration: number;
  /** 1 = the full move. */
  readonly strength: number;
  /** Strength of the parallax: 0 = like a camera over a painting. */
  readonly around: number;
  /** Camera settings of the user; an explicit setting overrides the move. */
  readonly steering: Steering;
}

/** Creates the camera path of a film, as a function of the time in seconds only. */
export function createPhotoCamera(
  move: PhotoMove,
  { duration, strength, around, steering }: CameraOptions,
): (seconds: number) => PhotoView {
  const { zoom, travelX, travelY, swayX, swayY, loop } = steering;
  const path = move === "sway" ? sway(duration) : follow(TRACKS[move]);
  const within = (value: number) => Math.max(-FARTHEST_AROUND, Math.min(FARTHEST_AROUND, value));
  return (seconds) => {
    // There and back, so that the film ends as it began.
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

/** Never below 1, where the plate would show its edges; zooming out therefore begins close. */
function zoomAt(zoom: number, share: number): number {
  return zoom >= 1 ? mix(1, zoom, share) : mix(1 / zoom, 1, share);
}
