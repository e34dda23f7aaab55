import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import type { NeonSign } from "./neon-sign.ts";
import type { Street } from "./street.ts";
import { type Block, drawBlock } from "./street-block.ts";

export interface Mirrored {
  /** Sheets farther back, mirrored at the horizon. */
  readonly behind: readonly Canvas[];
  /** Houses, mirrored at their own feet. */
  readonly blocks: readonly Block[];
  readonly signs: readonly NeonSign[];
  /** 0..1. */
  readonly wet: number;
}

/** Draws the reflection of a street on its road: clear in puddles, broken between them. */
export function wetStreet(
  road: SKRSContext2D,
  p: Painter,
  street: Street,
  { behind, blocks, signs, wet }: Mirrored,
): void {
  const mirror = createCanvas(p.width, p.height);
  const ctx = mirror.getContext("2d");
  ctx.save();
  ctx.translate(0, street.horizon * 2);
  ctx.scale(1, -1);
  for (const picture of behind) ctx.drawImage(picture, 0, 0);
  ctx.restore();
  for (const block of blocks) drawBlock(ctx, p, street, block, true);
  for (const sign of signs) {
    const drop = sign.y + sign.h;
    const y = street.horizon + (street.horizon - drop) * 0.55 + p.unit * 0.1;
    lampGlow(ctx, sign.x + sign.w / 2, y + sign.h * 0.5, sign.h * 0.9, sign.colour, 1, 1.7);
    ctx.fillStyle = css(sign.colour, 0.75);
    ctx.fillRect(sign.x, y, sign.w, sign.h * 1.4);
  }
  const source = ctx.getImageData(0, 0, p.width, p.height).data;
  const surface = computePicture(p.width, p.height - street.horizon, 2, (x, y, out) => {
    const near01 = y / street.focal;
    const distance = 1 / Math.max(0.02, near01);
    const u = ((x - street.vanish) / p.unit) * distance;
    const puddle = smoothstep(-0.3, 0.25, p.fbm(u * 0.9, distance * 1.4, 3) + (wet - 0.6) * 0.7);
    const ripple = p.noise(u * 7, distance * 16) * (0.25 + (1 - puddle) * 0.75);
    const sx = Math.max(
      0,
      Math.min(p.width - 1, Math.round(x + ripple * p.unit * 0.02 * (0.3 + near01))),
    );
    const sy = Math.max(
      0,
      Math.min(p.height - 1, Math.round(street.horizon + y + ripple * p.unit * 0.05 * near01)),
    );
    const index = (sy * p.width + sx) * 4;
    out[0] = source[index] ?? 0;
    out[1] = source[index + 1] ?? 0;
    out[2] = source[index + 2] ?? 0;
    out[3] = (0.34 + puddle * 0.44) * wet * (0.75 + 0.25 * (1 - near01));
  });
  drawSmooth(road, surface, 0, street.horizon, p.width, p.height - street.horizon);
}
