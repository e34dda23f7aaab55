import type { Canvas } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { sunPools } from "./meadow.ts";
import { renderTerrain, type Terrain } from "./terrain.ts";

export interface Hills {
  readonly horizon: number;
  readonly near: number;
  readonly far: number;
  /** Height of the highest hill, in eye heights. */
  readonly peak: number;
  readonly colour: Rgb;
  readonly patch?: Rgb;
  readonly haze: number;
  /** Number of hills per unit of distance. */
  readonly pace?: number;
}

/** A range of rolling hills with woods in the folds and snow in winter. */
export function hillTerrain(p: Painter, hills: Hills, shift: number): Terrain {
  const pace = hills.pace ?? 0.05;
  const patch = hills.patch ?? mix(hills.colour, [66, 108, 74], 0.7);
  return {
    horizon: hills.horizon,
    top: hills.peak * 1.2 + 0.2,
    height: (x, z) =>
      smoothstep(hills.near * 1.05, hills.near * 2, z) *
        hills.peak *
        Math.max(0, 0.42 + p.fbm(x * pace + shift, z * pace, 3) * 0.95) -
      0.08,
    colour: (x, z, _height, shade, steep, out) => {
      const wood = smoothstep(
        0,
        0.3,
        p.fbm(x * pace * 4 + 9, z * pace * 4 + shift, 3) + steep * 0.4,
      );
      const grain = p.noise(x * pace * 30, z * pace * 30) * 0.14;
      const base = mix(mix(hills.colour, patch, wood * 0.8), [238, 244, 252], p.snow * 0.86);
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(
          0,
          Math.min(1, (shade - 0.5) * 1.7 + 0.54 + grain + sunPools(p, x * 0.4, z * 0.4)),
        ),
        hills.haze * (0.6 + 0.4 * smoothstep(hills.near, hills.far, z)),
      );
    },
  };
}

/** Paints a hazy row of hills. */
export function farHills(p: Painter, hills: Hills, shift: number): Canvas {
  return renderTerrain(p, hillTerrain(p, hills, shift), hills.near, hills.far);
}
