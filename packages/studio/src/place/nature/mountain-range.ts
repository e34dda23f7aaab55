import { mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import type { Terrain } from "./terrain.ts";

/**
 * Ridges: folded noise, with each octave only where the previous one is high. A perfectly sharp
 * fold would alias.
 */
function ridged(p: Painter, x: number, z: number): number {
  let sum = 0;
  let weight = 1;
  let step = 1;
  for (let octave = 0; octave < 5; octave += 1) {
    const fold =
      (1 - Math.sqrt(p.noise(x * step + octave * 31, z * step) ** 2 + 0.012)) ** 2 * weight;
    sum += fold * 0.5 ** octave;
    weight = Math.min(1, fold * 1.3);
    step *= 2.1;
  }
  return sum / 1.6;
}

/** Mountains between foot and peak, with snow and haze. */
export function mountainRange(
  p: Painter,
  horizon: number,
  foot: number,
  peak: number,
  rock: Rgb,
  haze: number,
  shift: number,
  grainAt: number,
): Terrain {
  const snowLine = 0.44 - p.snow * 0.4;
  const wood: Rgb = [66, 106, 74];
  return {
    horizon,
    top: peak * 1.4,
    height: (x, z) => {
      const rise = smoothstep(foot, foot * 1.8, z);
      return rise * peak * (0.2 + ridged(p, x * grainAt + shift, z * grainAt * 0.8)) - 0.1;
    },
    colour: (x, z, height, shade, steep, out) => {
      const grain =
        p.noise(x * grainAt * 22, z * grainAt * 22) * 0.5 +
        p.noise(x * grainAt * 66, z * grainAt * 66) * 0.3;
      const level = height / peak;
      const forest = smoothstep(0.4, 0.26, level + grain * 0.1);
      const snow = smoothstep(snowLine, snowLine + 0.12, level + grain * 0.16 - steep * 0.16);
      const base = mix(mix(rock, wood, forest), [246, 249, 255], snow);
      const contrast = Math.max(0, Math.min(1, (shade - 0.5) * 2.3 + 0.5 + grain * 0.16));
      const colour = p.tone(base, contrast, haze + smoothstep(0.5, 0, level) * 0.2 * (1 - haze));
      [out[0], out[1], out[2]] = colour;
    },
  };
}
