import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { grassBlades } from "./grass.ts";
import { project, type Terrain } from "./terrain.ts";

export interface Meadow {
  readonly near: number;
  readonly far: number;
  readonly grass: Rgb;
  readonly flowers: readonly Rgb[];
  /** Returns true where nothing grows, such as on paths and water. */
  readonly bare: (x: number, z: number) => boolean;
  /** 1 = a lush meadow. */
  readonly density?: number;
}

/** Patches of sunlight between cloud shadows; added to the shade of a landscape. */
export function sunPools(p: Painter, x: number, z: number): number {
  const pool = smoothstep(
    -0.25,
    0.4,
    p.noise(x * 0.16 + 40, z * 0.13 + 7) + p.noise(x * 0.5, z * 0.4) * 0.25,
  );
  return (pool - 0.55) * (p.brush.spec.weather === "clear" ? 0.42 : 0.16);
}

/** Scatters tufts, flower dots and pebbles in perspective, far ones first. */
export function scatterMeadow(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  terrain: Terrain,
  meadow: Meadow,
): void {
  const density = meadow.density ?? 1;
  const spots = Array.from({ length: Math.round(620 * density) }, () => {
    const z = meadow.near * (meadow.far / meadow.near) ** random.next();
    return { x: random.between(-0.55, 0.55) * (p.width / (p.height - terrain.horizon)) * z, z };
  });
  spots.sort((a, b) => b.z - a.z);
  for (const { x, z } of spots) {
    if (meadow.bare(x, z)) continue;
    const foot = project(p, terrain, x, z);
    const size = foot.scale * random.between(0.035, 0.085);
    if (size < 1.4 || foot.y > p.height + size) continue;
    const haze = smoothstep(2, 16, z) * 0.24;
    const patch = p.noise(x * 0.6, z * 0.6);
    const kind = random.next();
    if (meadow.flowers.length > 0 && kind < 0.2 + patch * 0.3) {
      const petal = meadow.flowers[Math.floor((patch * 0.5 + 0.5) * meadow.flowers.length)] ?? [
        255, 255, 255,
      ];
      for (let bloom = 0; bloom < 4; bloom += 1) {
        ctx.fillStyle = css(p.tone(petal, random.between(0.5, 1), haze));
        ctx.beginPath();
        ctx.ellipse(
          foot.x + random.between(-1, 1) * size,
          foot.y - random.next() * size * 0.6,
          size * 0.16,
          size * 0.12,
          0,
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
    } else if (kind > 0.965) {
      ctx.fillStyle = css(p.tone([150, 146, 144], 0.25, haze));
      ctx.beginPath();
      ctx.ellipse(foot.x, foot.y, size * 0.55, size * 0.34, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.fillStyle = css(p.tone(mix([176, 172, 166], [250, 252, 255], p.snow), 0.9, haze));
      ctx.beginPath();
      ctx.ellipse(
        foot.x + p.brush.light.direction * size * 0.12,
        foot.y - size * 0.1,
        size * 0.38,
        size * 0.2,
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    const tone = p.tone(
      mix(meadow.grass, [226, 226, 120], 0.12 + Math.max(0, patch) * 0.25),
      random.between(0.15, 0.95) + sunPools(p, x, z) * 0.5,
      haze,
    );
    grassBlades(ctx, random, css(tone, 0.9), 6, () => ({
      x: foot.x + random.between(-0.8, 0.8) * size,
      y: foot.y + random.between(-0.1, 0.1) * size,
      size: size * random.between(0.5, 1.1),
    }));
  }
}
