import type { Rgb } from "../../light/colour.ts";

export interface FacadeStyle {
  readonly wall: Rgb;
  readonly glass: boolean;
  readonly neon: boolean;
  /** 0 = facing away from the light, 1 = facing it. */
  readonly shade: number;
  readonly haze: number;
}

export const WALLS: readonly [Rgb, ...Rgb[]] = [
  [206, 126, 98],
  [226, 200, 166],
  [168, 178, 190],
  [232, 176, 138],
  [142, 158, 176],
  [216, 214, 206],
  [188, 106, 88],
  [132, 170, 168],
];

export const NEON_WALLS: readonly [Rgb, ...Rgb[]] = [
  [62, 52, 110],
  [44, 56, 112],
  [84, 50, 112],
  [40, 44, 84],
];

export const NEONS: readonly [Rgb, ...Rgb[]] = [
  [255, 60, 170],
  [60, 230, 255],
  [255, 210, 70],
  [170, 90, 255],
  [90, 255, 190],
  [255, 110, 80],
];
