import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Celestial } from "../air/celestial.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

export interface Water {
  readonly horizon: number;
  readonly bottom: number;
  readonly deep: Rgb;
  /** Colour of shallow water, near the eye. */
  readonly shallow: Rgb;
  /** 0 = a mirror, 1 = a rough sea. */
  readonly roughness: number;
  /** 0..1: reflectivity; distant water at a glancing angle reflects more. */
  readonly mirror: number;
  readonly sun?: Celestial;
  /** 0..1: haze over the far edge; low when a bank is near. */
  readonly mist?: number;
}

/**
 * Paints a sheet of water that reflects `behind` (the sheets farther back) with waves in
 * perspective: each point samples the world above the horizon, offset by the slope of its wave.
 */
export function paintWater(
  p: Painter,
  ctx: SKRSContext2D,
  behind: readonly Canvas[],
  water: Water,
): void {
  const grain = 2;
  const columns = Math.ceil(p.width / grain);
  const skyRows = Math.ceil(water.horizon / grain);
  const world = createCanvas(columns, skyRows);
  const worldCtx = world.getContext("2d");
  for (const sheet of behind) worldCtx.drawImage(sheet, 0, 0, columns, p.height / grain);
  const mirror = worldCtx.getImageData(0, 0, columns, skyRows).data;
  const depth = p.height - water.horizon;
  const chop = water.roughness;
  const sun = water.sun;
  const glitter = mix(p.key, [255, 255, 255], 0.45);
  const surface = computePicture(p.width, water.bottom - water.horizon, grain, (x, y, out) => {
    const near = Math.max(0.004, y / depth);
    const far = 1 / near;
    const u = ((x - p.width / 2) / p.unit) * far;
    const swell = p.noise(u * 0.55 + 3, far * 1.5) * 0.6 + p.noise(u * 1.7, far * 4.6 + 7) * 0.32;
    const ripple = p.noise(u * 4.5 + 11, far * 11) * 0.3 + p.noise(u * 11, far * 25) * 0.16;
    const calm = smoothstep(0.0, 0.09, near);
    const slope = (swell * 0.6 + ripple) * chop * (0.35 + calm * 0.65);
    const sy = Math.max(
      0,
      Math.min(
        skyRows - 1,
        Math.floor((water.horizon - y * 1.02 - slope * p.unit * (0.05 + near * 0.28) - 1) / grain),
      ),
    );
    const sx = Math.max(
      0,
      Math.min(columns - 1, Math.floor((x + slope * p.unit * (0.012 + near * 0.07)) / grain)),
    );
    const index = (sy * columns + sx) * 4;
    const fresnel = water.mirror * (0.5 + 0.5 * (1 - near) ** 2) * (1 - Math.max(0, slope) * 0.45);
    const body = mix(water.deep, water.shallow, near * 0.55 + slope * 0.4 + 0.08);
    const sky: Rgb = [mirror[index] ?? 0, mirror[index + 1] ?? 0, mirror[index + 2] ?? 0];
    let colour = mix(body, sky, Math.max(0, Math.min(1, fresnel)));
    if (sun && !sun.veiled) {
      const across = Math.abs(x - sun.x) / p.unit;
      const path = Math.exp(-((across / (0.035 + near * 0.16)) ** 2));
      const sparkle = smoothstep(
        0.1,
        0.42,
        slope / Math.max(0.25, chop) + ripple * 0.7 + (1 - calm) * 0.12,
      );
      colour = mix(
        colour,
        glitter,
        Math.min(
          0.96,
          path * (0.2 * (1 - near) + sparkle * 0.95) + sparkle * Math.exp(-across * 2.6) * 0.12,
        ) * (sun.moon ? 0.75 : 1),
      );
    }
    [out[0], out[1], out[2]] = colour;
  });
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, water.horizon, p.width, water.bottom - water.horizon);
  ctx.clip();
  drawSmooth(ctx, surface, 0, water.horizon, p.width, water.bottom - water.horizon);
  const mist = ctx.createLinearGradient(0, water.horizon, 0, water.horizon + p.unit * 0.06);
  mist.addColorStop(0, css(p.haze, water.mist ?? 0.55));
  mist.addColorStop(1, css(p.haze, 0));
  ctx.fillStyle = mist;
  ctx.fillRect(0, water.horizon, p.width, p.unit * 0.06);
  ctx.restore();
}

/**
 * Glints that appear and disappear on the water, dense under the sun, only where `open` returns
 * true.
 */
export function glitter(
  p: Painter,
  horizon: number,
  bottom: number,
  sun: Celestial | undefined,
  name: string,
  open: (x: number, y: number) => boolean = () => true,
): Layer["animate"] {
  const random = p.brush.random.fork(name);
  const colour = css(mix(p.key, [255, 255, 255], 0.5));
  const strength = sun && !sun.veiled ? 0.85 : 0.3;
  const glints = Array.from({ length: 110 }, () => {
    const near = random.next() ** 1.4;
    const spread = (random.next() + random.next() - 1) * (0.06 + near * 0.3) * p.unit;
    const x = sun && random.next() < 0.7 ? sun.x + spread : random.next() * p.width;
    return {
      x,
      y: horizon + (bottom - horizon) * (0.015 + near * 0.95),
      width: p.unit * (0.004 + near * 0.022),
      height: Math.max(1, p.unit * (0.0012 + near * 0.0024)),
      phase: random.next() * 20,
      pace: random.between(1.2, 2.8),
    };
  }).filter((glint) => open(glint.x, glint.y));
  return (ctx, seconds) => {
    ctx.fillStyle = colour;
    for (const glint of glints) {
      const shine = Math.sin(seconds * glint.pace + glint.phase);
      if (shine < 0.2) continue;
      ctx.globalAlpha = (shine - 0.2) * strength;
      const width = glint.width * (0.5 + shine * 0.5);
      ctx.fillRect(
        glint.x - width / 2 + Math.sin(seconds * 0.6 + glint.phase) * 4,
        glint.y,
        width,
        glint.height,
      );
    }
    ctx.globalAlpha = 1;
  };
}
