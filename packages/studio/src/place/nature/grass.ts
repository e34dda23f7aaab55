import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { flower } from "./flower.ts";

/** Blades of one colour in one path, so that thousands cost only a few milliseconds. */
export function grassBlades(
  ctx: SKRSContext2D,
  random: Random,
  colour: string,
  count: number,
  at: () => { x: number; y: number; size: number },
): void {
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

/**
 * Foreground growth along the lower edge, higher at the sides than in the middle, to frame the
 * picture.
 */
export function foregroundGrass(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  colour: Rgb,
  options: { readonly flowers?: readonly Rgb[]; readonly height?: number } = {},
): void {
  const tall = (options.height ?? 0.17) * p.unit;
  const bottom = p.height;
  const frame = (x: number) => 0.3 + Math.min(1, Math.abs(x / p.width - 0.5) * 2) ** 2.2 * 0.9;
  const base = bottom - (p.height - p.y(1)) * 0.98;
  for (const [shade, share, dim] of [
    [0.0, 0.4, 0.75],
    [0.25, 0.35, 0.85],
    [0.7, 0.25, 1],
  ] as const) {
    grassBlades(
      ctx,
      random,
      css(p.tone(mix(colour, [20, 40, 30], 0.3 * (1 - dim) + 0.18), shade)),
      Math.round(p.width * 0.55 * share),
      () => {
        const x = random.next() * p.width;
        return {
          x,
          y: bottom + 4,
          size: (bottom - base) * 0.8 + tall * frame(x) * random.between(0.35, 1),
        };
      },
    );
  }
  if (!options.flowers || options.flowers.length === 0) return;
  for (let index = 0; index < 16; index += 1) {
    const edge = random.next() ** 0.6 * 0.42;
    const x = p.width * (random.next() < 0.5 ? 0.5 - edge * 1.15 : 0.5 + edge * 1.15);
    flower(
      ctx,
      p,
      random,
      x,
      base + tall * 0.1,
      tall * frame(x) * random.between(0.5, 0.95),
      random.pick(options.flowers),
    );
  }
}

/**
 * Swaying blades and heads of grass, drawn over the picture in every frame; a few dozen at most.
 */
export function swayingGrass(
  p: Painter,
  random: Random,
  colour: Rgb,
  tall: number,
): (ctx: SKRSContext2D, seconds: number) => void {
  const blades = Array.from({ length: 44 }, () => {
    const edge = random.next() ** 0.5 * 0.5;
    const x = p.width * (random.next() < 0.5 ? edge : 1 - edge);
    return {
      x: random.next() < 0.7 ? (x < p.width / 2 ? p.width / 2 - x : p.width * 1.5 - x) : x,
      size: tall * random.between(0.6, 1.3),
      phase: random.next() * 6.3,
    };
  });
  const fill = css(p.tone(colour, 0.5));
  return (ctx, seconds) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (const { x, size, phase } of blades) {
      const lean =
        (Math.sin(seconds * 1.3 + phase) * 0.12 +
          Math.sin(seconds * 0.7 + x * 0.01) * 0.1 +
          Math.sin(phase) * 0.2) *
        size;
      const half = size * 0.03;
      const y = p.height;
      ctx.moveTo(x - half, y);
      ctx.quadraticCurveTo(x, y - size * 0.6, x + lean, y - size);
      ctx.quadraticCurveTo(x + half * 1.5, y - size * 0.5, x + half, y);
    }
    ctx.fill();
  };
}
