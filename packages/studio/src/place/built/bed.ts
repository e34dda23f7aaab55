import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, cushion, shadowOn } from "./upholstery.ts";

/** A bed with headboard, pillows and a quilt, seen from its side. */
export function bed(
  ctx: Ctx,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  colour: Rgb,
): void {
  const h = w * 0.4;
  const wood: Rgb = [164, 112, 74];
  shadowOn(ctx, x, y, w * 0.54, h * 0.1);
  cushion(ctx, p, x - w * 0.5, y - h * 1.25, w * 0.06, h * 1.25, h * 0.05, wood, 0.6);
  cushion(ctx, p, x + w * 0.45, y - h * 0.72, w * 0.05, h * 0.72, h * 0.05, wood, 0.6);
  cushion(ctx, p, x - w * 0.46, y - h * 0.36, w * 0.93, h * 0.2, h * 0.03, wood, 0.4);
  cushion(ctx, p, x - w * 0.45, y - h * 0.62, w * 0.92, h * 0.34, h * 0.1, [246, 240, 232], 0.6);
  cushion(ctx, p, x - w * 0.43, y - h * 0.84, w * 0.22, h * 0.3, h * 0.13, [252, 248, 242], 0.75);
  cushion(
    ctx,
    p,
    x - w * 0.36,
    y - h * 0.78,
    w * 0.2,
    h * 0.26,
    h * 0.12,
    mix(colour, [255, 255, 255], 0.5),
    0.75,
  );
  cushion(ctx, p, x - w * 0.2, y - h * 0.72, w * 0.66, h * 0.56, h * 0.1, colour, 0.62);
  for (let row = 0; row < 3; row += 1) {
    for (let patch = 0; patch < 9; patch += 1) {
      ctx.fillStyle = css(
        p.tone(
          random.pick<Rgb>([
            mix(colour, [255, 255, 255], 0.4),
            mix(colour, [60, 40, 70], 0.3),
            [246, 214, 150],
          ]),
          0.6,
        ),
        0.6,
      );
      ctx.beginPath();
      ctx.roundRect(
        x - w * 0.185 + patch * w * 0.07,
        y - h * (0.66 - row * 0.17),
        w * 0.058,
        h * 0.14,
        h * 0.02,
      );
      ctx.fill();
    }
  }
}
