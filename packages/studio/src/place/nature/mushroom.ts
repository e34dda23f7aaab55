import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** One to three toadstools. */
export function mushroom(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const cap: Rgb = random.pick([
    [214, 66, 54],
    [226, 150, 76],
    [184, 128, 96],
  ]);
  const count = random.integer(1, 3);
  for (let index = 0; index < count; index += 1) {
    const s = size * (1 - index * 0.28);
    const cx = x + index * size * (index % 2 === 0 ? 0.55 : -0.62);
    ctx.fillStyle = css(p.tone([240, 228, 206], 0.5));
    ctx.beginPath();
    ctx.roundRect(cx - s * 0.13, y - s * 0.62, s * 0.26, s * 0.64, s * 0.1);
    ctx.fill();
    const dome = ctx.createRadialGradient(
      cx + p.brush.light.direction * s * 0.25,
      y - s * 0.85,
      0,
      cx,
      y - s * 0.6,
      s * 0.6,
    );
    dome.addColorStop(0, css(p.tone(mix(cap, [255, 220, 190], 0.3), 1)));
    dome.addColorStop(1, css(p.tone(cap, 0.15)));
    ctx.fillStyle = dome;
    ctx.beginPath();
    ctx.ellipse(cx, y - s * 0.56, s * 0.5, s * 0.42, 0, Math.PI, 0);
    ctx.ellipse(cx, y - s * 0.56, s * 0.5, s * 0.1, 0, 0, Math.PI);
    ctx.fill();
    ctx.fillStyle = css(p.tone([255, 246, 232], 0.8));
    for (const [u, v, r] of [
      [-0.24, 0.7, 0.07],
      [0.05, 0.86, 0.09],
      [0.28, 0.66, 0.06],
      [-0.03, 0.64, 0.05],
    ] as const) {
      ctx.beginPath();
      ctx.ellipse(cx + u * s, y - v * s, r * s, r * s * 0.75, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}
