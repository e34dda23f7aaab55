import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

export const CORALS: readonly [Rgb, ...Rgb[]] = [
  [250, 110, 120],
  [255, 160, 90],
  [236, 120, 200],
  [255, 214, 110],
  [170, 120, 230],
  [110, 220, 190],
];

function branch(
  ctx: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  length: number,
  turn: number,
  width: number,
  depth: number,
): void {
  const tx = x + Math.cos(turn) * length;
  const ty = y + Math.sin(turn) * length;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(tx, ty);
  ctx.stroke();
  if (depth === 0) return;
  const forks = random.next() < 0.35 ? 3 : 2;
  for (let fork = 0; fork < forks; fork += 1)
    branch(
      ctx,
      random,
      tx,
      ty,
      length * random.between(0.66, 0.86),
      turn + (fork - (forks - 1) / 2) * random.between(0.5, 0.8) + random.between(-0.12, 0.12),
      width * 0.72,
      depth - 1,
    );
}

/**
 * Branching coral: the same branches drawn three times, each narrower and lighter, for a round
 * appearance.
 */
export function branchCoral(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  distance: number,
): void {
  ctx.lineCap = "round";
  const name = `coral ${x.toFixed(1)}`;
  for (const [shade, share, shift] of [
    [0.05, 1, 0],
    [0.5, 0.66, 0.012],
    [1, 0.26, 0.024],
  ] as const) {
    ctx.strokeStyle = css(
      p.tone(shade === 1 ? mix(colour, [255, 255, 255], 0.3) : colour, shade, distance),
    );
    const same = random.fork(name);
    for (let stem = 0; stem < 3; stem += 1) {
      const turn = -Math.PI / 2 + (stem - 1) * 0.5;
      ctx.save();
      ctx.translate(p.brush.light.direction * size * shift, -size * shift);
      const widthScale = share;
      branch(
        ctx,
        same,
        x + (stem - 1) * size * 0.05,
        y,
        size * 0.26,
        turn,
        size * 0.085 * widthScale,
        4,
      );
      ctx.restore();
    }
  }
}

/** A round brain coral or sponge with furrows. */
export function roundCoral(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  distance: number,
): void {
  const gradient = ctx.createRadialGradient(
    x + p.brush.light.direction * size * 0.2,
    y - size * 0.45,
    0,
    x,
    y - size * 0.2,
    size * 0.62,
  );
  gradient.addColorStop(0, css(p.tone(mix(colour, [255, 255, 255], 0.25), 1, distance)));
  gradient.addColorStop(1, css(p.tone(colour, 0.05, distance)));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.55, size * 0.6, 0, Math.PI, 0);
  ctx.fill();
  ctx.strokeStyle = css(p.tone(mix(colour, [60, 20, 60], 0.4), 0.3, distance), 0.6);
  ctx.lineWidth = Math.max(0.8, size * 0.025);
  for (let furrow = 0; furrow < 24; furrow += 1) {
    const turn = Math.PI + random.next() * Math.PI;
    const reach = size * Math.sqrt(random.next()) * 0.48;
    const fx = x + Math.cos(turn) * reach;
    const fy = y + Math.sin(turn) * reach;
    ctx.beginPath();
    ctx.moveTo(fx, fy);
    ctx.quadraticCurveTo(
      fx + random.between(-0.1, 0.1) * size,
      fy - size * 0.05,
      fx + random.between(-0.12, 0.12) * size,
      fy + size * 0.03,
    );
    ctx.stroke();
  }
}

/** A delicate, lace-like fan. */
export function fanCoral(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  distance: number,
): void {
  ctx.lineCap = "round";
  for (let rib = 0; rib < 30; rib += 1) {
    const turn = -Math.PI / 2 + (rib / 29 - 0.5) * 2.1 + random.between(-0.04, 0.04);
    const reach = size * (0.8 + 0.2 * Math.sin(rib * 1.7)) * random.between(0.85, 1);
    ctx.strokeStyle = css(p.tone(colour, 0.2 + random.next() * 0.8, distance));
    ctx.lineWidth = Math.max(0.7, size * 0.018);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(turn) * reach * 0.4,
      y - reach * 0.5,
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
    );
    for (let twig = 3; twig < 9; twig += 1) {
      const t = twig / 9;
      const tx = x + Math.cos(turn) * reach * t;
      const ty = y + Math.sin(turn) * reach * t;
      ctx.moveTo(tx, ty);
      ctx.lineTo(tx + Math.cos(turn + 0.7) * size * 0.07, ty + Math.sin(turn + 0.7) * size * 0.07);
    }
    ctx.stroke();
  }
}
