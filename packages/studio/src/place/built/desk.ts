import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, cushion, shadowOn } from "./upholstery.ts";

/** A desk with a lamp, books and a screen. */
export function desk(ctx: Ctx, p: Painter, random: Random, x: number, y: number, w: number): void {
  const wood: Rgb = [178, 126, 82];
  const h = w * 0.5;
  shadowOn(ctx, x, y, w * 0.52, w * 0.04);
  for (const leg of [-0.46, 0.42]) cushion(ctx, p, x + leg * w, y - h, w * 0.04, h, 1, wood, 0.4);
  cushion(ctx, p, x + w * 0.14, y - h * 0.94, w * 0.26, h * 0.6, 2, wood, 0.5);
  for (let drawer = 0; drawer < 3; drawer += 1) {
    ctx.fillStyle = css(p.tone([70, 46, 34], 0.3));
    ctx.fillRect(x + w * 0.24, y - h * (0.8 - drawer * 0.19), w * 0.06, h * 0.03);
  }
  cushion(ctx, p, x - w * 0.5, y - h * 1.04, w, h * 0.11, 2, wood, 0.75);
  cushion(ctx, p, x - w * 0.2, y - h * 1.62, w * 0.4, h * 0.46, h * 0.03, [52, 54, 66], 0.5);
  ctx.fillStyle = css(mix([110, 190, 230], p.tone([110, 190, 230], 0.8), 0.4));
  ctx.fillRect(x - w * 0.185, y - h * 1.59, w * 0.37, h * 0.39);
  ctx.fillStyle = css([255, 255, 255], 0.55);
  for (let line = 0; line < 5; line += 1)
    ctx.fillRect(
      x - w * 0.16,
      y - h * (1.53 - line * 0.07),
      w * random.between(0.08, 0.26),
      h * 0.025,
    );
  cushion(ctx, p, x - w * 0.03, y - h * 1.17, w * 0.06, h * 0.14, 1, [52, 54, 66], 0.4);
  for (let book = 0; book < 4; book += 1)
    cushion(
      ctx,
      p,
      x - w * 0.44,
      y - h * (1.1 + book * 0.06),
      w * random.between(0.13, 0.17),
      h * 0.06,
      1,
      random.pick<Rgb>([
        [186, 70, 64],
        [66, 104, 140],
        [226, 178, 84],
        [90, 134, 98],
      ]),
      0.6,
    );
  ctx.strokeStyle = css(p.tone([70, 70, 84], 0.5));
  ctx.lineWidth = w * 0.012;
  ctx.beginPath();
  ctx.moveTo(x + w * 0.34, y - h * 1.04);
  ctx.lineTo(x + w * 0.4, y - h * 1.4);
  ctx.lineTo(x + w * 0.3, y - h * 1.56);
  ctx.stroke();
  ctx.fillStyle = css(p.tone([224, 110, 84], 0.7));
  ctx.beginPath();
  ctx.ellipse(x + w * 0.29, y - h * 1.55, w * 0.055, h * 0.07, 0.6, 0, Math.PI * 2);
  ctx.fill();
  if (p.lamps) lampGlow(ctx, x + w * 0.27, y - h * 1.35, w * 0.34, [255, 206, 130], 0.8);
  lampGlow(ctx, x, y - h * 1.4, w * 0.3, [130, 200, 240], 0.25);
}
