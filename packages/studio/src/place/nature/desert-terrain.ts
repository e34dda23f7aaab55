import { mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import type { Terrain } from "./terrain.ts";

/** Dunes: waves with a long windward slope and a sharp crest. */
export function dune(p: Painter, x: number, z: number, shift: number): number {
  const drift = p.noise(x * 0.05 + shift, z * 0.05) * 3.2;
  const phase = x * 0.24 + z * 0.34 + drift;
  const t = phase - Math.floor(phase);
  const wave = t < 0.72 ? smoothstep(0, 0.72, t) : 1 - smoothstep(0.72, 1, t);
  return wave * (0.5 + 0.5 * p.noise(x * 0.06, z * 0.06 + shift));
}

/** Table mountains along the horizon, `peak` tall. */
export function mesas(
  p: Painter,
  horizon: number,
  haze: number,
  shift: number,
  rock: Rgb,
  peak: number,
): Terrain {
  return {
    horizon,
    top: peak * 1.3 + 0.1,
    height: (x, z) => {
      const field = p.fbm(x * 0.02 + shift, z * 0.02, 3) + 0.03;
      return (
        (smoothstep(0.08, 0.16, field) * peak + smoothstep(-0.05, 0.1, field) * peak * 0.28) *
          smoothstep(34, 46, z) +
        p.noise(x * 0.3, z * 0.3) * 0.12 -
        0.2
      );
    },
    colour: (x, z, height, shade, steep, out) => {
      const strata = 0.5 + 0.5 * Math.sin(height * 4.2 + p.noise(x * 0.1, z * 0.1) * 1.5);
      const base = mix(
        mix(rock, [250, 214, 160], strata * 0.45),
        [150, 86, 66],
        steep * 0.25 + (1 - strata) * 0.2,
      );
      const grain = p.noise(x * 0.8, height * 3) * 0.22;
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, (shade - 0.5) * 1.9 + 0.52 + grain)),
        haze,
      );
    },
  };
}
