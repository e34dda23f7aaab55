import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../painter.ts";
import { NEON_WALLS, NEONS, paintFacade, WALLS } from "./facade.ts";
import { lampGlow } from "./lamp-glow.ts";

/** A straight street seen from its middle. One unit = eye height; z = 1 at the lower edge of the sheet. */
export interface Street {
  readonly vanish: number;
  readonly horizon: number;
  readonly focal: number;
  /** Half widths of the carriageway and of the whole street between the walls. */
  readonly road: number;
  readonly wall: number;
  readonly far: number;
}

export interface Block {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly front: Canvas;
  readonly roof: Rgb;
}

const at = (street: Street, x: number, z: number, h = 0) => ({ x: street.vanish + (x * street.focal) / z, y: street.horizon + ((1 - h) * street.focal) / z });

/** Builds the houses of both sides, near ones first in each list. */
export function planBlocks(p: Painter, random: Random, street: Street, neon: boolean): Block[] {
  const blocks: Block[] = [];
  for (const side of [-1, 1] as const) {
    const first = (street.wall * street.focal) / (p.width * 0.62);
    for (let near = first * random.between(0.7, 0.9); near < street.far; ) {
      const far = Math.min(street.far, near + random.between(1.7, 3.4) * (0.7 + near * 0.16));
      const height = random.between(4.6, 9) + near * random.between(0.2, 0.7) + (neon ? 2 : 0);
      const seen = Math.min(height, (street.horizon / street.focal) * far + 1);
      const units = Math.max(16, Math.min(150, street.focal / Math.max(near, 1.4)));
      const wall = random.pick(neon ? NEON_WALLS : WALLS);
      const towards = side * p.brush.light.direction < 0 ? 0.85 : 0.3;
      const haze = Math.min(0.62, (near / street.far) ** 1.3 * 0.6);
      const front = paintFacade(p, random, (far - near) * units, seen * units, units, { wall, glass: random.next() < 0.25, neon, shade: towards, haze });
      blocks.push({ side, near, far, height: seen, front, roof: p.tone(wall, 0.4, haze) });
      near = far + (random.next() < 0.2 ? 0.5 : 0.02);
    }
  }
  return blocks;
}

/** Maps a front onto its receding wall, column by column; mirrored = hanging below the ground, as in wet asphalt. */
export function drawBlock(ctx: SKRSContext2D, p: Painter, street: Street, block: Block, mirrored = false): void {
  const from = at(street, block.side * street.wall, block.far).x;
  const to = at(street, block.side * street.wall, block.near).x;
  const left = Math.max(0, Math.floor(Math.min(from, to)));
  const right = Math.min(p.width, Math.ceil(Math.max(from, to)));
  const { width, height } = block.front;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "medium";
  for (let x = left; x < right; x += 2) {
    const offset = Math.max(0.5, Math.abs(x + 1 - street.vanish));
    const z = Math.max(block.near, Math.min(block.far, (street.wall * street.focal) / offset));
    const u = (z - block.near) / (block.far - block.near);
    const scale = street.focal / z;
    const base = street.horizon + scale;
    const source = Math.max(0, Math.min(width - 1.5, u * width));
    const span = Math.max(1, Math.min(width - source, Math.abs((z / offset) * 2 * (width / (block.far - block.near)))));
    if (mirrored) {
      ctx.save();
      ctx.translate(x, base);
      ctx.scale(1, -1);
      ctx.drawImage(block.front, source, 0, span, height, 0, -block.height * scale, 2.6, block.height * scale);
      ctx.restore();
    } else {
      ctx.drawImage(block.front, source, 0, span, height, x, base - block.height * scale, 2.6, block.height * scale);
    }
  }
  if (mirrored) return;
  // The end wall that faces us where the next house is lower.
  const edge = at(street, block.side * street.wall, block.near, block.height);
  const foot = at(street, block.side * street.wall, block.near);
  ctx.fillStyle = css(block.roof);
  ctx.fillRect(block.side < 0 ? -4 : edge.x, edge.y, block.side < 0 ? edge.x + 4 : p.width - edge.x + 4, block.near > 1.5 ? foot.y - edge.y : 0);
}

/** The carriageway, kerbs, pavement joints and lane marks. */
export function drawRoad(ctx: SKRSContext2D, p: Painter, street: Street, alpha: number): void {
  const strip = (x1: number, x2: number, near: number, far: number, colour: Rgb, strength = 1) => {
    const points = [at(street, x1, near), at(street, x2, near), at(street, x2, far), at(street, x1, far)];
    ctx.fillStyle = css(colour, strength);
    ctx.beginPath();
    for (const point of points) ctx.lineTo(point.x, point.y);
    ctx.fill();
  };
  const z0 = 0.9;
  const paving = p.snow > 0.3 ? ([226, 234, 246] as const) : ([176, 168, 160] as const);
  strip(-street.wall * 3, street.wall * 3, z0, street.far * 3, p.tone(paving, 0.5), alpha);
  strip(-street.road, street.road, z0, street.far * 3, p.tone(p.snow > 0.3 ? [176, 186, 204] : [92, 92, 102], 0.46), alpha);
  for (let index = 0; index < 15; index += 1) {
    const z = z0 * 1.22 ** index;
    for (const side of [-1, 1]) strip(side * street.road, side * street.wall, z, z * 1.008, p.tone(paving, 0.12), 0.55 * alpha);
    const dash = z0 + index * 1.5;
    if (dash < street.far && p.snow < 0.6) strip(-0.035, 0.035, dash + 0.2, dash + 0.95, p.tone([244, 232, 190], 0.7, Math.min(0.5, dash / 40)), 0.85);
  }
  for (const side of [-1, 1]) {
    strip(side * street.road, side * (street.road + 0.07), z0, street.far * 3, p.tone([206, 198, 188], 0.85), 0.9 * alpha);
    strip(side * (street.road - 0.05), side * street.road, z0, street.far * 3, p.tone([50, 50, 60], 0.2), 0.8 * alpha);
    strip(side * (street.wall - 0.5), side * street.wall, z0, street.far * 3, [10, 10, 24], 0.16);
  }
  const cross = street.far * 0.3;
  for (let bar = -4; bar <= 4; bar += 1) strip((bar / 4.6) * street.road - 0.08, (bar / 4.6) * street.road + 0.08, cross, cross + 0.9, p.tone([244, 242, 236], 0.7), 0.62);
  const air = ctx.createLinearGradient(0, street.horizon, 0, street.horizon + p.unit * 0.16);
  air.addColorStop(0, css(p.haze, 0.8));
  air.addColorStop(1, css(p.haze, 0));
  ctx.fillStyle = air;
  ctx.fillRect(0, street.horizon, p.width, p.unit * 0.16);
}

/** Lamp posts, trees or signs standing along the kerb, far ones first. */
export function alongKerb(street: Street, near: number, step: number, visit: (side: -1 | 1, z: number, foot: { x: number; y: number }, scale: number) => void): void {
  for (let z = street.far * 0.9; z > near; z -= step * (0.35 + z * 0.12)) {
    for (const side of [-1, 1] as const) visit(side, z, at(street, side * (street.road + 0.22), z), street.focal / z);
  }
}

/** A street lamp whose arm reaches over the road. */
export function streetLamp(ctx: SKRSContext2D, p: Painter, x: number, y: number, height: number, reach: number, haze: number, colour: Rgb = [255, 214, 140]): void {
  ctx.strokeStyle = css(p.tone([58, 62, 74], 0.3, haze));
  ctx.lineCap = "round";
  ctx.lineWidth = Math.max(1, height * 0.022);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - height * 0.86);
  ctx.quadraticCurveTo(x, y - height, x + reach * height * 0.2, y - height);
  ctx.stroke();
  ctx.fillStyle = css(p.lamps ? [255, 244, 214] : p.tone([220, 222, 226], 0.7, haze));
  ctx.beginPath();
  ctx.ellipse(x + reach * height * 0.22, y - height * 0.985, height * 0.04, height * 0.02, 0, 0, Math.PI * 2);
  ctx.fill();
  if (p.lamps) lampGlow(ctx, x + reach * height * 0.22, y - height * 0.97, height * 0.5, colour, 0.85);
}

/** A sign that stands out from the wall, facing us. */
export function bladeSign(street: Street, side: -1 | 1, z: number, low: number, high: number, out: number): { x: number; y: number; w: number; h: number } {
  const wall = at(street, side * street.wall, z, high);
  const foot = at(street, side * street.wall, z, low);
  const w = (out * street.focal) / z;
  return { x: side < 0 ? wall.x : wall.x - w, y: wall.y, w, h: foot.y - wall.y };
}

/** A car seen from behind or from the front, with its lights. */
export function drawCar(ctx: SKRSContext2D, p: Painter, random: Random, street: Street, lane: number, z: number): void {
  const foot = at(street, lane, z);
  const w = (0.95 * street.focal) / z;
  const haze = Math.min(0.5, z / 26);
  const paint = random.pick<Rgb>([[206, 66, 60], [70, 120, 176], [240, 196, 80], [226, 226, 230], [60, 66, 84], [96, 150, 120]]);
  const away = lane > 0;
  const box = (x: number, y: number, width: number, height: number, r: number) => {
    ctx.beginPath();
    ctx.roundRect(foot.x + x * w, foot.y + y * w, width * w, height * w, r * w);
    ctx.fill();
  };
  ctx.fillStyle = css([6, 6, 16], 0.4);
  box(-0.54, -0.07, 1.08, 0.12, 0.06);
  ctx.fillStyle = css([24, 24, 32]);
  box(-0.44, -0.14, 0.16, 0.16, 0.04);
  box(0.28, -0.14, 0.16, 0.16, 0.04);
  ctx.fillStyle = css(p.tone(paint, 0.62, haze));
  box(-0.38, -0.68, 0.76, 0.4, 0.13);
  ctx.fillStyle = css(mix(p.tone([50, 64, 86], 0.4, haze), p.sky[3] ?? p.haze, 0.25));
  box(-0.32, -0.62, 0.64, 0.22, 0.07);
  ctx.fillStyle = css(p.tone(paint, 0.42, haze));
  box(-0.48, -0.42, 0.96, 0.34, 0.09);
  ctx.fillStyle = css(p.tone(paint, 0.9, haze));
  box(-0.48, -0.42, 0.96, 0.06, 0.03);
  const lamp: Rgb = away ? [255, 60, 60] : [255, 240, 200];
  for (const x of [-0.42, 0.28]) {
    ctx.fillStyle = css(p.lamps ? lamp : p.tone(lamp, 0.6, haze));
    box(x, -0.31, 0.14, 0.08, 0.03);
    if (p.lamps) lampGlow(ctx, foot.x + (x + 0.07) * w, foot.y - 0.27 * w, w * 0.34, lamp, 0.9);
  }
}

export const SIGN_COLOURS = NEONS;
