import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { at, type Street } from "./street.ts";

/** A car seen from behind or from the front, with its lights. */
export function drawCar(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  street: Street,
  lane: number,
  z: number,
): void {
  const foot = at(street, lane, z);
  const w = (0.95 * street.focal) / z;
  const haze = Math.min(0.5, z / 26);
  const paint = random.pick<Rgb>([
    [206, 66, 60],
    [70, 120, 176],
    [240, 196, 80],
    [226, 226, 230],
    [60, 66, 84],
    [96, 150, 120],
  ]);
  const away = lane > 0;
  const box = (x: number, y: number, width: number, height: number, r: number) => {
    ctx.beginPath();
    ctx.roundRect(foot.x + x * w, foot.y + y * w, width * w, height * w, r * w);
    ctx.fill();
  };
  ctx.fillStyle = css([6, 6, 16], 0.4);
  box(-0.54, -0.07, 1.08, 0.12, 0.06);
  ctx.fillStyle = css([24, 24, 32]);
  box(-0.44, -0.14, 0.16, 0.16, 0.04);
  box(0.28, -0.14, 0.16, 0.16, 0.04);
  ctx.fillStyle = css(p.tone(paint, 0.62, haze));
  box(-0.38, -0.68, 0.76, 0.4, 0.13);
  ctx.fillStyle = css(mix(p.tone([50, 64, 86], 0.4, haze), p.sky[3] ?? p.haze, 0.25));
  box(-0.32, -0.62, 0.64, 0.22, 0.07);
  ctx.fillStyle = css(p.tone(paint, 0.42, haze));
  box(-0.48, -0.42, 0.96, 0.34, 0.09);
  ctx.fillStyle = css(p.tone(paint, 0.9, haze));
  box(-0.48, -0.42, 0.96, 0.06, 0.03);
  const lamp: Rgb = away ? [255, 60, 60] : [255, 240, 200];
  for (const x of [-0.42, 0.28]) {
    ctx.fillStyle = css(p.lamps ? lamp : p.tone(lamp, 0.6, haze));
    box(x, -0.31, 0.14, 0.08, 0.03);
    if (p.lamps) lampGlow(ctx, foot.x + (x + 0.07) * w, foot.y - 0.27 * w, w * 0.34, lamp, 0.9);
  }
}
