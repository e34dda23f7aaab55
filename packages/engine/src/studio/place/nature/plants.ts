import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../painter.ts";

export const PETALS: readonly [Rgb, ...Rgb[]] = [[255, 236, 120], [250, 250, 250], [246, 120, 150], [190, 140, 240], [255, 150, 80], [120, 160, 250]];

/** Blades of one colour in one path: thousands cost a few milliseconds. */
export function grassBlades(ctx: SKRSContext2D, random: Random, colour: string, count: number, at: () => { x: number; y: number; size: number }): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let index = 0; index < count; index += 1) {
    const { x, y, size } = at();
    const lean = random.between(-0.5, 0.5) * size;
    const half = Math.max(0.6, size * 0.055);
    ctx.moveTo(x - half, y);
    ctx.quadraticCurveTo(x + lean * 0.2, y - size * 0.6, x + lean, y - size);
    ctx.quadraticCurveTo(x + lean * 0.35 + half, y - size * 0.5, x + half, y);
  }
  ctx.fill();
}

/** A flower of five petals on a stem. */
export function flower(ctx: SKRSContext2D, p: Painter, random: Random, x: number, y: number, size: number, petal: Rgb, stem: Rgb = [90, 140, 60]): void {
  const lean = random.between(-0.25, 0.25) * size;
  const topX = x + lean;
  const topY = y - size;
  ctx.strokeStyle = css(p.tone(stem, 0.5));
  ctx.lineWidth = Math.max(0.8, size * 0.05);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x, y - size * 0.6, topX, topY);
  ctx.stroke();
  const turn = random.next() * 2;
  for (let index = 0; index < 5; index += 1) {
    const angle = turn + (index * Math.PI * 2) / 5;
    ctx.fillStyle = css(p.tone(petal, 0.55 + (Math.cos(angle) * p.brush.light.direction - Math.sin(angle)) * 0.35));
    ctx.beginPath();
    ctx.ellipse(topX + Math.cos(angle) * size * 0.13, topY + Math.sin(angle) * size * 0.1, size * 0.13, size * 0.085, angle, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = css(p.tone([250, 196, 70], 0.8));
  ctx.beginPath();
  ctx.ellipse(topX, topY, size * 0.07, size * 0.06, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** A low round shrub of leaf dabs, lit on one side. */
export function bush(ctx: SKRSContext2D, p: Painter, random: Random, x: number, y: number, size: number, leaf: Rgb, distance = 0): void {
  const side = p.brush.light.direction;
  const passes = [[0.05, 1, 0], [0.4, 0.8, 0.14], [0.75, 0.5, 0.3], [1, 0.22, 0.42]] as const;
  const lobes = Array.from({ length: 5 }, () => ({ x: random.between(-0.55, 0.55), y: random.between(0.22, 0.5), r: random.between(0.28, 0.42) }));
  for (const [shade, share, lift] of passes) {
    ctx.fillStyle = css(p.tone(shade > 0.8 ? mix(leaf, [255, 244, 170], 0.25) : leaf, shade, distance));
    ctx.beginPath();
    const count = Math.round(Math.min(34, 8 + size / 3) * share);
    for (const lobe of lobes) {
      for (let index = 0; index < count; index += 1) {
        const turn = random.next() * Math.PI * 2;
        const reach = Math.sqrt(random.next()) * lobe.r * (1 - lift * 0.6);
        const px = x + (lobe.x + Math.cos(turn) * reach + side * lift * 0.25) * size;
        const py = Math.min(y, y - (lobe.y + Math.sin(turn) * reach + lift * 0.3) * size * 0.9);
        const dab = Math.max(0.9, size * random.between(0.035, 0.06));
        const tilt = random.next() * 3;
        ctx.moveTo(px + dab, py);
        ctx.ellipse(px, py, dab, dab * 0.65, tilt, 0, Math.PI * 2);
      }
    }
    ctx.fill();
  }
  if (p.snow > 0) {
    ctx.fillStyle = css(p.tone([246, 250, 255], 0.9, distance), 0.95);
    ctx.beginPath();
    for (const lobe of lobes) ctx.ellipse(x + lobe.x * size, y - (lobe.y + lobe.r * 0.75) * size * 0.9, lobe.r * size * 0.7, lobe.r * size * 0.25 * p.snow, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** A fern or any plant with feathered fronds rising from one point. */
export function fern(ctx: SKRSContext2D, p: Painter, random: Random, x: number, y: number, size: number, leaf: Rgb, distance = 0): void {
  const fronds = random.integer(6, 9);
  for (let frond = 0; frond < fronds; frond += 1) {
    const spread = (frond / (fronds - 1) - 0.5) * 2.3 + random.between(-0.12, 0.12);
    const reach = size * random.between(0.75, 1.1);
    ctx.strokeStyle = css(p.tone(leaf, 0.2 + random.next() * 0.75, distance));
    ctx.lineWidth = Math.max(0.8, size * 0.022);
    ctx.beginPath();
    for (let step = 1; step <= 14; step += 1) {
      const t = step / 14;
      const px = x + Math.sin(spread) * reach * t;
      const py = y - Math.cos(spread) * reach * t * (1 - t * 0.28) + Math.abs(spread) * reach * t * t * 0.12;
      const blade = size * 0.2 * (1 - t * 0.8);
      ctx.moveTo(px, py);
      ctx.lineTo(px + Math.cos(spread) * blade + Math.sin(spread) * blade * 0.5, py + Math.sin(spread) * blade - blade * 0.4);
      ctx.moveTo(px, py);
      ctx.lineTo(px - Math.cos(spread) * blade + Math.sin(spread) * blade * 0.5, py - Math.sin(spread) * blade - blade * 0.4);
    }
    ctx.stroke();
  }
}

/** Foreground growth along the lower edge, higher at the sides than in the middle so that it frames. */
export function foregroundGrass(ctx: SKRSContext2D, p: Painter, random: Random, colour: Rgb, options: { readonly flowers?: readonly Rgb[]; readonly height?: number } = {}): void {
  const tall = (options.height ?? 0.17) * p.unit;
  const bottom = p.height;
  const frame = (x: number) => 0.3 + Math.min(1, Math.abs(x / p.width - 0.5) * 2) ** 2.2 * 0.9;
  const base = bottom - (p.height - p.y(1)) * 0.75;
  for (const [shade, share, dim] of [[0.0, 0.4, 0.75], [0.25, 0.35, 0.85], [0.7, 0.25, 1]] as const) {
    grassBlades(ctx, random, css(p.tone(mix(colour, [20, 40, 30], 0.3 * (1 - dim) + 0.18), shade)), Math.round(p.width * 0.55 * share), () => {
      const x = random.next() * p.width;
      return { x, y: bottom + 4, size: (bottom - base) * 0.8 + tall * frame(x) * random.between(0.35, 1) };
    });
  }
  if (!options.flowers || options.flowers.length === 0) return;
  for (let index = 0; index < 16; index += 1) {
    const edge = random.next() ** 0.6 * 0.42;
    const x = p.width * (random.next() < 0.5 ? 0.5 - edge * 1.15 : 0.5 + edge * 1.15);
    flower(ctx, p, random, x, base + tall * 0.1, tall * frame(x) * random.between(0.5, 0.95), random.pick(options.flowers));
  }
}

/** Blades and heads of grass that sway, drawn over the picture on every frame; a few dozen only. */
export function swayingGrass(p: Painter, random: Random, colour: Rgb, tall: number): (ctx: SKRSContext2D, seconds: number) => void {
  const blades = Array.from({ length: 44 }, () => {
    const edge = random.next() ** 0.5 * 0.5;
    const x = p.width * (random.next() < 0.5 ? edge : 1 - edge);
    return { x: random.next() < 0.7 ? (x < p.width / 2 ? p.width / 2 - x : p.width * 1.5 - x) : x, size: tall * random.between(0.6, 1.3), phase: random.next() * 6.3 };
  });
  const fill = css(p.tone(colour, 0.5));
  return (ctx, seconds) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (const { x, size, phase } of blades) {
      const lean = (Math.sin(seconds * 1.3 + phase) * 0.12 + Math.sin(seconds * 0.7 + x * 0.01) * 0.1 + Math.sin(phase) * 0.2) * size;
      const half = size * 0.03;
      const y = p.height;
      ctx.moveTo(x - half, y);
      ctx.quadraticCurveTo(x, y - size * 0.6, x + lean, y - size);
      ctx.quadraticCurveTo(x + half * 1.5, y - size * 0.5, x + half, y);
    }
    ctx.fill();
  };
}
