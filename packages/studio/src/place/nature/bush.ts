import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { leafShape } from "./leaf-shape.ts";

/** A low round shrub of leaf dabs, lit on one side. */
export function bush(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  summer: Rgb,
  distance = 0,
): void {
  const leaf = mix(summer, [132, 122, 122], p.snow * 0.6);
  const side = p.brush.light.direction;
  const passes = [
    [0.05, 1, 0],
    [0.4, 0.8, 0.14],
    [0.75, 0.5, 0.3],
    [1, 0.22, 0.42],
  ] as const;
  const lobes = Array.from({ length: 5 }, () => ({
    x: random.between(-0.55, 0.55),
    y: random.between(0.22, 0.5),
    r: random.between(0.28, 0.42),
  }));
  for (const [shade, share, lift] of passes) {
    ctx.fillStyle = css(
      p.tone(shade > 0.8 ? mix(leaf, [255, 244, 170], 0.25) : leaf, shade, distance),
    );
    ctx.beginPath();
    const count = Math.round(Math.min(34, 8 + size / 3) * share);
    for (const lobe of lobes) {
      for (let index = 0; index < count; index += 1) {
        const turn = random.next() * Math.PI * 2;
        const reach = Math.sqrt(random.next()) * lobe.r * (1 - lift * 0.6);
        const px = x + (lobe.x + Math.cos(turn) * reach + side * lift * 0.25) * size;
        const py = Math.min(y, y - (lobe.y + Math.sin(turn) * reach + lift * 0.3) * size * 0.9);
        const dab = Math.max(0.9, size * random.between(0.035, 0.06));
        const tilt = random.next() * 3;
        leafShape(ctx, px, py, dab * 1.1, dab * 0.68, tilt);
      }
    }
    ctx.fill();
  }
  if (p.snow > 0) {
    ctx.fillStyle = css(p.tone([246, 250, 255], 0.9, distance), 0.95);
    ctx.beginPath();
    for (const lobe of lobes)
      ctx.ellipse(
        x + lobe.x * size,
        y - (lobe.y + lobe.r * 0.75) * size * 0.9,
        lobe.r * size * 0.7,
        lobe.r * size * 0.25 * p.snow,
        0,
        0,
        Math.PI * 2,
      );
    ctx.fill();
  }
}
