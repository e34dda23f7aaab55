import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, cushion, shadowOn } from "./upholstery.ts";

/** A sofa with cushions; x is its middle, y its feet. */
export function sofa(
  ctx: Ctx,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  colour: Rgb,
): void {
  const h = w * 0.42;
  shadowOn(ctx, x, y, w * 0.54, h * 0.12);
  ctx.fillStyle = css(p.tone([104, 70, 52], 0.4));
  for (const leg of [-0.44, 0.41]) ctx.fillRect(x + leg * w, y - h * 0.14, w * 0.03, h * 0.14);
  cushion(ctx, p, x - w * 0.46, y - h, w * 0.92, h * 0.7, h * 0.16, colour, 0.5);
  cushion(ctx, p, x - w * 0.41, y - h * 0.56, w * 0.4, h * 0.28, h * 0.08, colour, 0.72);
  cushion(ctx, p, x + w * 0.01, y - h * 0.56, w * 0.4, h * 0.28, h * 0.08, colour, 0.72);
  cushion(ctx, p, x - w * 0.45, y - h * 0.36, w * 0.9, h * 0.28, h * 0.05, colour, 0.42);
  cushion(ctx, p, x - w * 0.5, y - h * 0.7, w * 0.11, h * 0.62, h * 0.12, colour, 0.62);
  cushion(ctx, p, x + w * 0.39, y - h * 0.7, w * 0.11, h * 0.62, h * 0.12, colour, 0.62);
  for (const [at, turn] of [
    [-0.3, -0.2],
    [0.24, 0.16],
    [0.33, -0.1],
  ] as const) {
    ctx.save();
    ctx.translate(x + at * w, y - h * 0.66);
    ctx.rotate(turn);
    cushion(
      ctx,
      p,
      -h * 0.17,
      -h * 0.17,
      h * 0.34,
      h * 0.34,
      h * 0.07,
      random.pick<Rgb>([
        [244, 196, 96],
        [226, 112, 96],
        [240, 232, 216],
        [110, 160, 150],
      ]),
      0.66,
    );
    ctx.restore();
  }
}
