import type { Random } from "@kinora/studio/scene/random";
import { readField } from "../raster.ts";
import type { Deform } from "../warp-grid.ts";
import { POINTS, pointOf } from "./face-points.ts";
import type { HeadRelief } from "./head-relief.ts";
import type { FaceMesh } from "./mesh-face.ts";

/** Strength of each movement of a portrait: 0 = none, 1 = as far as looks natural. */
export interface PortraitStrength {
  readonly turn: number;
  readonly smile: number;
}

/** Radians. A photo does not contain the sides of the head; larger turns look like rubber. */
const YAW = 0.115;
const PITCH = 0.07;
const ROLL = 0.022;
/** Rise of the shoulders with a breath, as a share of the face's height. */
const BREATH = 0.022;
const BREATH_SECONDS = 3.8;
/** Movement of the mouth's corners, as a share of its width. */
const SMILE = 0.075;

/** Plans a slow oscillation that begins and ends at rest in the pose of the photo. */
function wander(duration: number, seconds: readonly [number, number], random: Random) {
  const first = random.between(...seconds);
  const second = first * random.between(0.55, 0.7);
  const way = random.pick([-1, 1]);
  return (at: number): number => {
    const edge = Math.min(1, at / 0.8, (duration - at) / 0.8);
    const rest = edge <= 0 ? 0 : edge * edge * (3 - 2 * edge);
    return (
      way *
      rest *
      (0.75 * Math.sin((2 * Math.PI * at) / first) + 0.25 * Math.sin((2 * Math.PI * at) / second))
    );
  };
}

/**
 * Plans the movement of a portrait: for each time in seconds, the displacement of every place of
 * the plate (shares of its sides).
 */
export function planPortraitMotion(
  head: HeadRelief,
  mesh: FaceMesh,
  plate: { readonly width: number; readonly height: number },
  duration: number,
  strength: PortraitStrength,
  random: Random,
): (seconds: number) => Deform {
  const yaw = wander(duration, [3.6, 4.8], random.fork("yaw"));
  const pitch = wander(duration, [2.8, 3.8], random.fork("pitch"));
  const roll = wander(duration, [4.4, 6], random.fork("roll"));
  const smile = planSmile(duration, random.fork("smile"));
  // A whole number of breaths, so that the film ends as it began.
  const breathing = duration / Math.max(1, Math.round(duration / BREATH_SECONDS));
  const tall = plate.height / plate.width;
  const share = 1 / plate.width;
  const corners = [POINTS.leftMouth, POINTS.rightMouth].map((index) => {
    const [x, y] = pointOf(mesh, index);
    return [x * share, y * share] as const;
  });
  const [left = [0, 0], right = [0, 0]] = corners;
  const mouth = Math.hypot(right[0] - left[0], right[1] - left[1]);
  return (seconds) => {
    const turn = yaw(seconds) * YAW * strength.turn;
    const nod = pitch(seconds) * PITCH * strength.turn;
    const tilt = roll(seconds) * ROLL * strength.turn;
    const breath = Math.sin((2 * Math.PI * seconds) / breathing) * BREATH * head.faceHeight;
    const raise = smile(seconds) * SMILE * mouth * strength.smile;
    return (x, y) => {
      const down = y * tall;
      const column = x * head.depth.width - 0.5;
      const row = down * head.depth.width - 0.5;
      const hold = readField(head.hold, column, row);
      const body = readField(head.body, column, row);
      if (hold < 1e-3 && body < 1e-3) return [0, 0];
      const before = readField(head.depth, column, row);
      // The axis of the neck is behind the ears, so the whole head moves slightly.
      const lever = before + head.faceWidth * 0.22;
      let dx = hold * (turn * lever - tilt * (down - head.neck));
      let dy = hold * (nod * lever + tilt * (x - head.x)) - breath * (body + 0.35 * hold);
      if (raise > 0) {
        for (const [index, [cx, cy]] of corners.entries()) {
          const away = Math.hypot(x - cx, down - cy) / (mouth * 0.42);
          const pull = raise * Math.exp(-away * away * 2);
          dx += (index === 0 ? -0.75 : 0.75) * pull;
          dy -= pull;
        }
      }
      return [dx, dy / tall];
    };
  };
}

/** Plans a slight smile that comes and goes once, 0..1. */
function planSmile(duration: number, random: Random): (seconds: number) => number {
  const middle = duration * random.between(0.5, 0.62);
  const half = Math.min(1.9, duration * 0.38);
  return (seconds) => {
    const away = Math.min(1, Math.abs(seconds - middle) / half);
    return 0.5 + 0.5 * Math.cos(Math.PI * away);
  };
}
