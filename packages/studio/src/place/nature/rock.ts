import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

/**
 * A boulder with facets, its shadow on the ground and, if it snows, a white cap. `y` is its foot.
 * Floating ones are drawn whole.
 */
export function paintRock(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: Rgb,
  haze: number,
  floating = false,
): void {
  const height = width * random.between(0.5, 0.85);
  const shift = random.next() * 200;
  const side = p.brush.light.direction;
  if (!floating) {
    ctx.fillStyle = css([12, 12, 30], 0.26);
    ctx.beginPath();
    ctx.ellipse(
      x - side * width * 0.12,
      y - height * 0.03,
      width * 0.6,
      height * 0.13,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  const picture = computePicture(width, height, Math.max(1, width / 220), (px, py, out) => {
    const u = (px / width) * 2 - 1;
    const v = 1 - py / height;
    const edge = p.noise(u * 1.4 + shift, v * 1.4) * 0.2 + p.noise(u * 4 + shift, v * 4) * 0.06;
    const top = Math.max(0, 1 - Math.abs(u) ** 2.4) ** 0.6 * (0.86 + edge);
    // Folded noise at two scales looks like flat broken faces.
    const face =
      Math.abs(p.noise(u * 1.3 + shift + v, v * 1.7 + shift)) * 1.2 -
      Math.abs(p.noise(u * 3.1 - v * 2, v * 3 + shift)) * 0.55;
    const shade =
      0.34 +
      u * side * 0.5 +
      (v - 0.35) * 0.35 +
      face * 0.42 +
      p.noise(u * 16 + shift, v * 16) * 0.07;
    const snow = p.snow * smoothstep(0.16, 0.05, top - v + edge * 0.3);
    const base: Rgb = [
      colour[0] + (248 - colour[0]) * snow,
      colour[1] + (251 - colour[1]) * snow,
      colour[2] + (255 - colour[2]) * snow,
    ];
    [out[0], out[1], out[2]] = p.tone(base, Math.max(0, Math.min(1, shade)), haze);
    const below = floating ? 0.5 - Math.max(0, 1 - Math.abs(u) ** 2.2) ** 0.6 * (0.46 + edge) : 0;
    out[3] =
      smoothstep(0, 0.025, (floating ? 0.5 + top * 0.5 : top) - v) *
      smoothstep(-0.02, 0.03, v - below);
  });
  drawSmooth(ctx, picture, x - width / 2, y - height, width, height);
}
