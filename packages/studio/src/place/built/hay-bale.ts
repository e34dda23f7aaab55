import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A round straw bale. */
export function hayBale(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const straw: Rgb = mix([230, 192, 104], [250, 252, 255], p.snow * 0.6);
  const side = p.brush.light.direction;
  ctx.fillStyle = css([20, 18, 30], 0.25);
  ctx.beginPath();
  ctx.ellipse(x - side * size * 0.25, y, size * 0.9, size * 0.12, 0, 0, Math.PI * 2);
  ctx.fill();
  const body = ctx.createLinearGradient(0, y - size, 0, y);
  body.addColorStop(0, css(p.tone(straw, 1)));
  body.addColorStop(1, css(p.tone(straw, 0.1)));
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.roundRect(x - size * 0.7, y - size, size * 1.4, size, size * 0.4);
  ctx.fill();
  ctx.fillStyle = css(p.tone(straw, 0.66));
  ctx.beginPath();
  ctx.ellipse(x + side * size * 0.36, y - size * 0.5, size * 0.42, size * 0.49, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = css(p.tone([160, 120, 60], 0.3), 0.5);
  ctx.lineWidth = Math.max(0.6, size * 0.022);
  for (let ring = 1; ring < 5; ring += 1) {
    ctx.beginPath();
    ctx.ellipse(
      x + side * size * 0.36,
      y - size * 0.5,
      size * 0.09 * ring,
      size * 0.105 * ring,
      random.next(),
      0,
      Math.PI * 1.8,
    );
    ctx.stroke();
  }
}
