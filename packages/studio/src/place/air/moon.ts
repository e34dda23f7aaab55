import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import type { Celestial } from "./celestial.ts";

/** Paints the moon in one of its phases, with its glow. */
export function paintMoon(p: Painter, ctx: SKRSContext2D, sun: Celestial): void {
  const random = p.brush.random.fork("moon");
  const pale: Rgb = [250, 246, 232];
  const shadow = mix(pale, p.sky[1] ?? pale, 0.55);
  const phase = random.pick([0, 0, 0.55, -0.55, 0.8]);
  const size = sun.radius * 2;
  const disc = computePicture(size, size, Math.max(1, size / 160), (px, py, out) => {
    const u = (px / sun.radius - 1) * 1.02;
    const v = (py / sun.radius - 1) * 1.02;
    const r = Math.hypot(u, v);
    const seas = smoothstep(0.02, 0.4, p.fbm(u * 1.5 + 40, v * 1.5, 4));
    const colour = mix(pale, shadow, seas * 0.55);
    const lit =
      phase === 0
        ? 1
        : smoothstep(
            -0.1,
            0.16,
            u * Math.sign(phase) -
              (Math.abs(phase) - 0.5) * 1.6 * Math.sqrt(Math.max(0, 1 - v * v)),
          );
    [out[0], out[1], out[2]] = colour;
    out[3] = smoothstep(1, 0.965, r) * (0.06 + 0.94 * lit);
  });
  drawSmooth(ctx, disc, sun.x - sun.radius, sun.y - sun.radius, size, size);
}
