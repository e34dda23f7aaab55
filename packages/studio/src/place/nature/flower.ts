import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

export const PETALS: readonly [Rgb, ...Rgb[]] = [
  [255, 236, 120],
  [250, 250, 250],
  [246, 120, 150],
  [190, 140, 240],
  [255, 150, 80],
  [120, 160, 250],
];

/** A flower of five petals on a stem. */
export function flower(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  petal: Rgb,
  stem: Rgb = [90, 140, 60],
): void {
  const lean = random.between(-0.25, 0.25) * size;
  const topX = x + lean;
  const topY = y - size;
  ctx.strokeStyle = css(p.tone(stem, 0.5));
  ctx.lineWidth = Math.max(0.8, size * 0.05);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x, y - size * 0.6, topX, topY);
  ctx.stroke();
  const turn = random.next() * 2;
  for (let index = 0; index < 5; index += 1) {
    const angle = turn + (index * Math.PI * 2) / 5;
    ctx.fillStyle = css(
      p.tone(petal, 0.55 + (Math.cos(angle) * p.brush.light.direction - Math.sin(angle)) * 0.35),
    );
    ctx.beginPath();
    ctx.ellipse(
      topX + Math.cos(angle) * size * 0.13,
      topY + Math.sin(angle) * size * 0.1,
      size * 0.13,
      size * 0.085,
      angle,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  ctx.fillStyle = css(p.tone([250, 196, 70], 0.8));
  ctx.beginPath();
  ctx.ellipse(topX, topY, size * 0.07, size * 0.06, 0, 0, Math.PI * 2);
  ctx.fill();
}
