import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

/** A distant rocky island or headland on the line `y`, with shaded facets. */
export function paintIsland(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  width: number,
  distance: number,
): void {
  const height = width * random.between(0.24, 0.5);
  const shift = random.next() * 100;
  const rock: Rgb = random.pick([
    [128, 112, 104],
    [108, 110, 122],
    [146, 120, 98],
  ]);
  const green: Rgb = p.snow > 0.5 ? [238, 244, 252] : [96, 130, 84];
  const side = p.brush.light.direction;
  const top = (u: number) => {
    const dome = Math.max(0, 1 - (u * 2 - 1) ** 2) ** 0.8;
    return (
      dome *
      (0.55 +
        0.3 * p.noise(u * 2.2 + shift, 1) +
        0.18 * p.noise(u * 6 + shift, 2) +
        0.07 * p.noise(u * 17, shift))
    );
  };
  const picture = computePicture(width, height, 1.5, (px, py, out) => {
    const u = px / width;
    const v = 1 - py / height;
    const ridge = top(u);
    const facet = p.fbm(u * 9 + shift + v * 2 * Math.sign(side), v * 4, 4);
    const slope = (top(u + 0.01) - top(u - 0.01)) * 9 * -side;
    const shade = Math.max(0, Math.min(1, 0.5 + slope + facet * 0.7));
    const grown =
      smoothstep(0.25, 0.5, v / Math.max(0.05, ridge) + facet * 0.4) *
      smoothstep(0.1, -0.5, Math.abs(slope) - 0.6);
    const base: Rgb = [
      rock[0] + (green[0] - rock[0]) * grown,
      rock[1] + (green[1] - rock[1]) * grown,
      rock[2] + (green[2] - rock[2]) * grown,
    ];
    [out[0], out[1], out[2]] = p.tone(base, shade, distance * (1 - v * 0.25) + 0.08);
    out[3] = smoothstep(0, 0.012, ridge - v);
  });
  drawSmooth(ctx, picture, x - width / 2, y - height, width, height);
  ctx.fillStyle = css(p.haze, 0.5);
  ctx.fillRect(x - width / 2, y - 1.5, width, 1.5);
}
