import type { Canvas } from "@napi-rs/canvas";
import type { Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { renderTerrain, type Terrain } from "../nature/terrain.ts";

export interface CraterGround {
  readonly horizon: number;
  readonly soil: Rgb;
  readonly dark: Rgb;
  /** Height of the hills in the background, in eye heights. */
  readonly hills: number;
  readonly haze: number;
  /** True for ripples of sand. */
  readonly ripples: boolean;
}

/** Ground of a world without plants: craters with raised rims, dust, hills in the background. */
export function craterTerrain(p: Painter, random: Random, plan: CraterGround): Terrain {
  const shift = random.next() * 200;
  const craters = Array.from({ length: 34 }, () => {
    const z = 1.7 * 9 ** random.next();
    return { x: random.between(-1, 1) * z * 1.2, z, r: random.between(0.12, 0.5) * z ** 0.5 };
  });
  return {
    horizon: plan.horizon,
    height: (x, z) => {
      let height =
        p.fbm(x * 0.25 + shift, z * 0.25, 4) * 0.34 * smoothstep(1.3, 4, z) +
        Math.max(0, p.fbm(x * 0.06 + shift, z * 0.06, 3) + 0.15) *
          plan.hills *
          smoothstep(7, 22, z);
      for (const crater of craters) {
        const d = Math.hypot(x - crater.x, z - crater.z) / crater.r;
        if (d > 1.7) continue;
        height += (d < 1 ? (d * d - 0.8) * 0.55 : 0.11 * (1.7 - d) ** 2 * 2) * crater.r * 0.55;
      }
      return height;
    },
    colour: (x, z, _height, shade, _steep, out) => {
      const grain = p.noise(x * 2, z * 2) * 0.12 + p.noise(x * 11, z * 9) * 0.1;
      const ripple = plan.ripples
        ? Math.sin((z + x * 0.2 + p.noise(x, z) * 0.2) * 30) * 0.07 * smoothstep(5, 1.3, z)
        : 0;
      const mixed = smoothstep(-0.3, 0.4, p.fbm(x * 0.5 + shift, z * 0.5, 3));
      const base: Rgb = [
        plan.soil[0] + (plan.dark[0] - plan.soil[0]) * mixed,
        plan.soil[1] + (plan.dark[1] - plan.soil[1]) * mixed,
        plan.soil[2] + (plan.dark[2] - plan.soil[2]) * mixed,
      ];
      const light = (shade - 0.5) * 2.3 + 0.55 + grain + ripple;
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, light)),
        smoothstep(3, 30, z) * plan.haze,
      );
    },
  };
}

/** Paints ground with craters. */
export const craterGround = (p: Painter, terrain: Terrain): Canvas =>
  renderTerrain(p, terrain, 0.96, 30);
