import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** An oval rug with rings and a fringe. */
export function rug(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
): void {
  const rings: readonly Rgb[] = [
    colour,
    mix(colour, [255, 246, 228], 0.6),
    mix(colour, [70, 40, 60], 0.35),
    mix(colour, [255, 246, 228], 0.4),
    colour,
    mix(colour, [255, 246, 228], 0.7),
  ];
  ctx.fillStyle = css([30, 14, 20], 0.2);
  ctx.beginPath();
  ctx.ellipse(x, y + radius * 0.012, radius * 1.02, radius * 0.265, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [index, ring] of rings.entries()) {
    const r = radius * (1 - index * 0.155);
    ctx.fillStyle = css(p.tone(ring, 0.62));
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.26, 0, 0, Math.PI * 2);
    ctx.fill();
    if (index % 2 === 1) {
      ctx.fillStyle = css(p.tone(mix(colour, [60, 30, 50], 0.2), 0.5));
      const count = Math.round(34 - index * 4);
      for (let dot = 0; dot < count; dot += 1) {
        const turn = (dot / count) * Math.PI * 2;
        ctx.beginPath();
        ctx.ellipse(
          x + Math.cos(turn) * r * 0.92,
          y + Math.sin(turn) * r * 0.24,
          radius * 0.012,
          radius * 0.006,
          0,
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
    }
  }
  ctx.strokeStyle = css(p.tone([255, 246, 228], 0.6), 0.07 + random.next() * 0.03);
  ctx.lineWidth = 1;
  for (let thread = 0; thread < 60; thread += 1) {
    const r = radius * Math.sqrt(random.next());
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.26, 0, random.next() * 6, random.next() * 6);
    ctx.stroke();
  }
}
