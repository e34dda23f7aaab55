import type { Canvas } from "@napi-rs/canvas";
import { mix, type Rgb, scale } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import { layer, type Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import type { Celestial } from "./celestial.ts";

interface Heap {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

const COVER = { clear: 0.16, cloudy: 0.5, rain: 0.74, snow: 0.46, fog: 0.5, storm: 0.86 } as const;

/** Rounded lumps with creases between them: the surface of a cumulus cloud. */
function billow(p: Painter, x: number, y: number): number {
  return (
    Math.abs(p.noise(x, y)) * 0.52 +
    Math.abs(p.noise(x * 2.1 + 5, y * 2.1)) * 0.28 +
    Math.abs(p.noise(x * 4.3, y * 4.3 + 9)) * 0.1 +
    Math.abs(p.noise(x * 9, y * 9)) * 0.03
  );
}

function planHeaps(p: Painter, horizon: number, cover: number): Heap[] {
  const random = p.brush.random.fork("heaps");
  const heaps: Heap[] = [];
  const count = random.integer(3, 5) + Math.round(cover * 4);
  for (let index = 0; index < count; index += 1) {
    const near = random.next() ** 1.5;
    const width = p.unit * (0.16 + near * 0.34);
    heaps.push({
      x: random.between(-0.05, 1.05) * p.width,
      base: horizon - p.unit * (0.05 + near * 0.36) - random.next() * p.unit * 0.05,
      width,
      height: width * random.between(0.42, 0.95),
      seed: random.next() * 90,
    });
  }
  return heaps;
}

function heapDensity(p: Painter, heaps: readonly Heap[], x: number, y: number): number {
  let best = 0;
  for (const heap of heaps) {
    const u = (x - heap.x) / heap.width;
    const v = (heap.base - y) / heap.height;
    if (u < -1.35 || u > 1.35 || v < -0.3 || v > 1.5) continue;
    const dome = 1 - u * u - Math.max(0, v) ** 1.35 - Math.max(0, -v) * 7;
    if (dome < -0.55) continue;
    const grain = 0.0085 * (720 / p.unit);
    best = Math.max(
      best,
      dome * 0.95 + (billow(p, x * grain + heap.seed, y * grain * 1.15) - 0.27) * 1.75,
    );
  }
  return best;
}

/**
 * Paints clouds lit by the sun: cumulus near the horizon, a layer in perspective above. Density is
 * computed on a coarse grid, and each point is darkened by the cloud between it and the sun.
 */
export function paintClouds(
  p: Painter,
  horizon: number,
  sun: Celestial,
): { layer: Layer; picture: Canvas } {
  const { spec, light } = p.brush;
  const random = p.brush.random.fork("clouds");
  const heavy = spec.weather !== "clear";
  const cover =
    COVER[spec.weather] +
    (heavy ? (spec.weatherStrength - 0.5) * 0.2 : p.night ? -0.1 : random.between(-0.1, 0.14));
  const heaps =
    spec.weather === "fog" ? [] : planHeaps(p, horizon, heavy ? cover * 0.6 : p.night ? -0.5 : 0.2);
  const streak = random.between(0.35, 0.9);
  const shift = random.next() * 60;
  const grain = 3 * Math.max(0.6, p.unit / 720);
  const columns = Math.ceil(p.width / grain);
  const rows = Math.ceil(horizon / grain);
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) * grain;
    const rise = 1 - y / horizon;
    const far = 1 / (rise * 0.95 + 0.1);
    for (let column = 0; column < columns; column += 1) {
      const x = (column + 0.5) * grain;
      const u = ((x - p.width / 2) / p.unit) * far * 0.75 + shift;
      const v = far * 1.5;
      const warp = p.noise(u * 0.5, v * 0.5) * 0.5;
      const veil = p.fbm(u * streak + warp, v + warp, 5) + cover * 1.15 - 0.52;
      const high = veil * 1.5 * smoothstep(0.02, 0.2, rise);
      field[row * columns + column] = Math.max(0, high, heapDensity(p, heaps, x, y));
    }
  }
  const toSun = Math.hypot(sun.x - p.width / 2, sun.y - horizon);
  const white: Rgb = [255, 255, 255];
  const day = 0.25 + light.brightness * 0.78;
  const lit = scale(
    mix(white, p.key, p.night ? 0.6 : 0.45),
    p.night ? 0.5 : Math.min(1, day + 0.22),
  );
  const base = mix(p.sky[2] ?? p.haze, p.sky[1] ?? p.haze, 0.45);
  const low = spec.time === "dawn" || spec.time === "golden-hour" || spec.time === "dusk";
  const fair = low
    ? mix(
        mix(p.sky[0] ?? base, p.sky[1] ?? base, 0.6),
        mix(p.sky[3] ?? base, [226, 120, 150], 0.35),
        0.42,
      )
    : mix(base, p.haze, 0.5);
  const shadow = heavy ? scale(mix(base, p.haze, 0.3), 0.86) : fair;
  const gloom = spec.weather === "storm" ? 0.44 : spec.weather === "rain" ? 0.3 : 0;
  const picture = computePicture(columns, rows, 1, (cx, cy, out) => {
    const column = Math.floor(cx);
    const row = Math.floor(cy);
    const density = field[row * columns + column] ?? 0;
    if (density <= 0) {
      out[3] = 0;
      return;
    }
    const dx = sun.x / grain - column;
    const dy = sun.y / grain - row - rows * 0.2;
    const length = Math.sqrt(dx * dx + dy * dy) + 1;
    let between = 0;
    for (let step = 1; step <= 6; step += 1) {
      const reach = step * step * 0.75 + 1;
      const sx = Math.round(column + (dx / length) * reach);
      const sy = Math.round(row + (dy / length) * reach - reach * 0.25);
      if (sx >= 0 && sx < columns && sy >= 0 && sy < rows) between += field[sy * columns + sx] ?? 0;
    }
    const shine = Math.exp(-between * 0.62);
    const nearSun = Math.exp(-((length * grain) / (toSun * 0.5 + 1)) * 2);
    const thin = Math.exp(-density * 2.2);
    const rise = 1 - row / rows;
    let colour = mix(shadow, lit, Math.min(1, shine * 1.08 + nearSun * thin * 0.6));
    colour = mix(colour, p.haze, smoothstep(0.3, 0, rise) * 0.55);
    if (gloom > 0)
      colour = scale(
        colour,
        1 - gloom * (0.35 + 0.65 * smoothstep(0.1, 0.9, between / 5)) * smoothstep(0, 0.3, rise),
      );
    [out[0], out[1], out[2]] = colour;
    out[3] = smoothstep(0, 0.34, density) * (0.97 - nearSun * 0.12);
  });
  const { canvas, ctx } = p.sheet();
  drawSmooth(ctx, picture, 0, 0, p.width, horizon);
  return { layer: layer("clouds", 0.04, canvas), picture: canvas };
}
