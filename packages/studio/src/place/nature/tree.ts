import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Rgb } from "../../light/colour.ts";

/** A tree drawn once and stamped many times; its foot is at the middle of the lower edge. */
export interface TreeSprite {
  readonly picture: Canvas;
  readonly width: number;
  readonly height: number;
}

export interface TreeStyle {
  readonly leaf: Rgb;
  readonly bark: Rgb;
  /** 0 = near, 1 = lost in the haze. */
  readonly distance: number;
  /** True when its leaves keep their colour all year. */
  readonly lasting?: boolean;
}

const BARK: Rgb = [112, 84, 66];

export const GREENS: readonly [Rgb, ...Rgb[]] = [
  [112, 168, 74],
  [84, 150, 82],
  [138, 176, 70],
  [70, 136, 96],
];

export const AUTUMN: readonly [Rgb, ...Rgb[]] = [
  [226, 130, 52],
  [210, 92, 52],
  [232, 176, 66],
  [180, 70, 58],
];

export const BLOSSOM: readonly [Rgb, ...Rgb[]] = [
  [246, 176, 200],
  [250, 204, 218],
  [236, 150, 186],
];

/** Draws a branch that tapers between two points. */
export function limb(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  tx: number,
  ty: number,
  from: number,
  to: number,
): void {
  const bend = (tx - x) * 0.25;
  ctx.beginPath();
  ctx.moveTo(x - from, y);
  ctx.quadraticCurveTo(x - from * 0.7 + bend * 0.2, (y + ty) / 2, tx - to, ty);
  ctx.lineTo(tx + to, ty);
  ctx.quadraticCurveTo(x + from * 0.7 + bend, (y + ty) / 2, x + from, y);
  ctx.fill();
}

/** A tree's colours and its distance. */
export function treeStyle(leaf: Rgb, distance: number, bark: Rgb = BARK): TreeStyle {
  return { leaf, bark, distance };
}

/** Draws a sprite with its foot at a point, `height` pixels tall. */
export function stamp(
  ctx: SKRSContext2D,
  sprite: TreeSprite,
  x: number,
  y: number,
  height: number,
  flip = false,
): void {
  const width = (sprite.width / sprite.height) * height;
  ctx.save();
  ctx.translate(x, y);
  if (flip) ctx.scale(-1, 1);
  ctx.drawImage(sprite.picture, -width / 2, -height, width, height);
  ctx.restore();
}
