import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

/** A floating island: turf on top of a hanging root of rock. `y` is its turf, `w` its width. */
export function floatingIsland(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  haze: number,
): void {
  const shift = random.next() * 200;
  const h = w * random.between(0.5, 0.75);
  const light = Math.sign(p.brush.light.direction);
  const turf: Rgb = mix([118, 176, 82], [240, 246, 252], p.snow * 0.9);
  const picture = computePicture(w * 1.1, h * 1.2, Math.max(1, w / 460), (px, py, out) => {
    const u = (px / (w * 1.1)) * 2.2 - 1.1;
    const v = py / h - 0.16;
    const top = -0.05 * Math.max(0, 1 - u * u) - p.noise(u * 3 + shift, 1) * 0.025;
    const root =
      Math.max(0, 1 - Math.abs(u) ** 1.5) * (0.62 + p.noise(u * 4 + shift, 7) * 0.36) +
      p.noise(u * 13, shift) * 0.07;
    if (Math.abs(u) > 1 || v < top || v > root) {
      out[3] = 0;
      return;
    }
    const green = smoothstep(0.075, 0.05, v - top + p.noise(u * 18 + shift, 3) * 0.03);
    const face =
      Math.abs(p.noise(u * 4.5 + shift, v * 3)) + Math.abs(p.noise(u * 11, v * 8 + shift)) * 0.4;
    const shade = 0.38 + u * light * 0.34 + face * 0.34 - v * 0.28;
    const base = mix(mix([150, 118, 96], [104, 84, 88], face), turf, green);
    [out[0], out[1], out[2]] = p.tone(base, Math.max(0, Math.min(1, shade + green * 0.3)), haze);
    out[3] = smoothstep(0, 0.012, v - top) * smoothstep(0, 0.02, root - v);
  });
  drawSmooth(ctx, picture, x - w * 0.55, y - h * 0.16, w * 1.1, h * 1.2);
}
