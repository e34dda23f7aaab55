import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../painter.ts";
import type { Random } from "../../scene/random.ts";

/** A tree drawn once and stamped many times; its foot is at the middle of the lower edge. */
export interface Sprite {
  readonly picture: Canvas;
  readonly width: number;
  readonly height: number;
}

export interface TreeStyle {
  readonly leaf: Rgb;
  readonly bark: Rgb;
  /** 0 = near, 1 = lost in the air. */
  readonly distance: number;
}

const BARK: Rgb = [112, 84, 66];
export const GREENS: readonly [Rgb, ...Rgb[]] = [[112, 168, 74], [84, 150, 82], [138, 176, 70], [70, 136, 96]];
export const AUTUMN: readonly [Rgb, ...Rgb[]] = [[226, 130, 52], [210, 92, 52], [232, 176, 66], [180, 70, 58]];
export const BLOSSOM: readonly [Rgb, ...Rgb[]] = [[246, 176, 200], [250, 204, 218], [236, 150, 186]];

function dabs(ctx: SKRSContext2D, random: Random, count: number, place: () => { x: number; y: number; size: number }): void {
  ctx.beginPath();
  for (let index = 0; index < count; index += 1) {
    const { x, y, size } = place();
    const turn = random.next() * Math.PI;
    ctx.moveTo(x + Math.cos(turn) * size, y + Math.sin(turn) * size * 0.7);
    ctx.ellipse(x, y, size, size * 0.62, turn, 0, Math.PI * 2);
  }
  ctx.fill();
}

function limb(ctx: SKRSContext2D, x: number, y: number, tx: number, ty: number, from: number, to: number): void {
  const bend = (tx - x) * 0.25;
  ctx.beginPath();
  ctx.moveTo(x - from, y);
  ctx.quadraticCurveTo(x - from * 0.7 + bend * 0.2, (y + ty) / 2, tx - to, ty);
  ctx.lineTo(tx + to, ty);
  ctx.quadraticCurveTo(x + from * 0.7 + bend, (y + ty) / 2, x + from, y);
  ctx.fill();
}

/** A round-crowned tree: boughs, then clumps of leaves from the dark inside to the lit outside. */
export function broadleaf(p: Painter, random: Random, height: number, style: TreeStyle): Sprite {
  const width = height * random.between(0.8, 1.05);
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const middle = width / 2;
  const side = p.brush.light.direction;
  const bark = (shade: number) => css(p.tone(style.bark, shade, style.distance));
  ctx.fillStyle = bark(0.22);
  const crown = height * random.between(0.36, 0.44);
  limb(ctx, middle, height, middle + random.between(-0.05, 0.05) * width, crown, height * 0.042, height * 0.014);
  for (const sign of [-1, 1, -0.5, 0.6]) limb(ctx, middle, height * 0.72, middle + sign * width * 0.24, crown * random.between(0.8, 1.3), height * 0.018, height * 0.006);
  ctx.fillStyle = bark(0.75);
  limb(ctx, middle + side * height * 0.014, height, middle + side * 3, crown, height * 0.012, height * 0.004);
  const clumps = Array.from({ length: 17 }, (_, index) => {
    const turn = index * 2.4 + random.next();
    const reach = Math.sqrt((index + 0.5) / 17) * 0.36;
    return { x: middle + Math.cos(turn) * reach * width, y: crown * 0.98 + Math.sin(turn) * reach * height * 0.74 - height * 0.02, r: height * random.between(0.1, 0.155) };
  }).sort((a, b) => b.y - a.y);
  const detail = Math.max(14, Math.min(72, height / 4));
  const size = Math.max(0.8, height * 0.0135);
  for (const clump of clumps) {
    const low = (clump.y / height) * 0.4;
    const passes = [[0.04, 1, 0.0, 0.95], [0.34 - low * 0.3, 0.95, 0.2, 0.86], [0.7 - low * 0.6, 0.7, 0.42, 0.66], [1.05 - low, 0.34, 0.62, 0.42]] as const;
    for (const [shade, share, lift, spread] of passes) {
      ctx.fillStyle = css(p.tone(shade > 0.8 ? mix(style.leaf, [255, 244, 170], 0.22) : style.leaf, Math.max(0, shade), style.distance));
      dabs(ctx, random, Math.round(detail * share), () => {
        const turn = random.next() * Math.PI * 2;
        const reach = Math.sqrt(random.next()) * clump.r * spread;
        return { x: clump.x + Math.cos(turn) * reach + side * clump.r * lift * 0.7, y: clump.y + Math.sin(turn) * reach * 0.9 - clump.r * lift, size: size * random.between(0.7, 1.35) };
      });
    }
    if (p.snow > 0) {
      ctx.fillStyle = css(p.tone([244, 248, 255], 0.85, style.distance));
      dabs(ctx, random, Math.round(detail * 0.55 * p.snow), () => ({ x: clump.x + random.between(-0.8, 0.8) * clump.r, y: clump.y - clump.r * random.between(0.35, 0.85), size: size * 1.15 }));
    }
  }
  return { picture, width, height };
}

/** A fir: tiers of drooping boughs, needles lit from one side, snow on top when there is snow. */
export function conifer(p: Painter, random: Random, height: number, style: TreeStyle): Sprite {
  const width = height * random.between(0.4, 0.54);
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const middle = width / 2;
  const side = p.brush.light.direction;
  ctx.fillStyle = css(p.tone(style.bark, 0.25, style.distance));
  limb(ctx, middle, height, middle, height * 0.2, height * 0.022, height * 0.004);
  const tiers = Math.round(Math.max(9, Math.min(24, height / 13)));
  const sway = random.next() * 10;
  for (let tier = tiers; tier >= 0; tier -= 1) {
    const t = tier / tiers;
    const y = height * (0.03 + t * 0.83);
    const half = width * (0.03 + t ** 0.9 * 0.45) * (0.9 + 0.14 * Math.sin(tier * 2.7 + sway));
    const drop = height * (0.05 + t * 0.06);
    const sprays = 7 + Math.round(t * 13);
    const sweep = (shade: number, colour: Rgb, from: number, to: number, lift: number, size: number) => {
      ctx.fillStyle = css(p.tone(colour, shade, style.distance));
      ctx.beginPath();
      for (let spray = 0; spray <= sprays; spray += 1) {
        const at = from + ((to - from) * (spray + random.between(-0.3, 0.3))) / sprays;
        const rootX = middle + at * half * 0.35;
        const rootY = y - drop * 0.5 - lift + Math.abs(at) * drop * 0.25;
        const tipX = middle + at * half;
        const tipY = y + drop * (0.2 + at * at * 0.42) * random.between(0.85, 1.2) - lift;
        const thick = half * 0.1 * size + 0.5;
        ctx.moveTo(rootX - thick, rootY);
        ctx.quadraticCurveTo((rootX + tipX) / 2 - thick, rootY + drop * 0.12, tipX, tipY);
        ctx.quadraticCurveTo((rootX + tipX) / 2 + thick * 1.6, rootY + drop * 0.5, rootX + thick, rootY + drop * 0.35);
      }
      ctx.fill();
    };
    sweep(0.02, style.leaf, -1, 1, 0, 1.5);
    sweep(0.3, style.leaf, -0.96, 0.96, drop * 0.14, 1);
    sweep(0.62, style.leaf, side < 0 ? -0.96 : -0.35, side < 0 ? 0.35 : 0.96, drop * 0.24, 0.75);
    sweep(1, mix(style.leaf, [255, 240, 160], 0.25), side < 0 ? -0.95 : 0.25, side < 0 ? -0.25 : 0.95, drop * 0.32, 0.45);
    if (p.snow > 0) {
      sweep(0.4, [226, 236, 255], -0.86 * p.snow, 0.86 * p.snow, drop * 0.34, 1.9 * p.snow);
      sweep(1, [252, 253, 255], side < 0 ? -0.86 : -0.2, side < 0 ? 0.2 : 0.86, drop * 0.44, 1.4 * p.snow);
    }
  }
  return { picture, width, height };
}

/** A palm leaning one way with arching fronds. */
export function palm(p: Painter, random: Random, height: number, style: TreeStyle): Sprite {
  const width = height * 1.15;
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const lean = random.between(-0.2, 0.2) * width;
  const top = { x: width / 2 + lean, y: height * 0.34 };
  const side = p.brush.light.direction;
  const rings = 26;
  for (let ring = 0; ring < rings; ring += 1) {
    const t = ring / rings;
    const x = width / 2 + lean * t * t;
    const y = height - (height - top.y) * t;
    const half = height * (0.028 - t * 0.012);
    const gradient = ctx.createLinearGradient(x - half, 0, x + half, 0);
    gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(style.bark, 0.9, style.distance)));
    gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(style.bark, 0.1, style.distance)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.ellipse(x, y, half * (ring % 2 === 0 ? 1.1 : 0.92), height * 0.02, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  const fronds = 15;
  for (let frond = 0; frond < fronds; frond += 1) {
    const turn = Math.PI * (1.06 - (frond / (fronds - 1)) * 1.12) + random.between(-0.1, 0.1) + (frond % 3 === 0 ? Math.PI * 0.06 : 0);
    const reach = height * random.between(0.34, 0.47);
    const dx = Math.cos(turn) * reach;
    const rise = Math.sin(turn) * reach * 0.62;
    const sag = reach * random.between(0.22, 0.48);
    const shade = frond % 2 === 0 ? 0.2 : Math.sign(dx) === Math.sign(side) ? 0.95 : 0.5;
    ctx.strokeStyle = css(p.tone(style.leaf, shade, style.distance));
    ctx.lineWidth = Math.max(0.8, height * 0.006);
    ctx.beginPath();
    for (let step = 0; step <= 26; step += 1) {
      const t = step / 26;
      const x = top.x + dx * t;
      const y = top.y - rise * Math.sin(t * 1.9) * 0.9 + sag * t * t;
      const blade = reach * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1));
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + Math.sign(dx) * blade * 0.35, y - blade * 0.1, x + Math.sign(dx) * blade * 0.5, y + blade * 0.85);
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + Math.sign(dx) * blade * 0.5, y - blade * 0.4, x + Math.sign(dx) * blade * 0.95, y - blade * 0.05);
    }
    ctx.stroke();
  }
  ctx.fillStyle = css(p.tone([122, 82, 48], 0.4, style.distance));
  for (const off of [-1, 0.2, 1.1]) {
    ctx.beginPath();
    ctx.arc(top.x + off * height * 0.022, top.y + height * 0.018, height * 0.019, 0, Math.PI * 2);
    ctx.fill();
  }
  return { picture, width, height };
}

export function treeStyle(leaf: Rgb, distance: number, bark: Rgb = BARK): TreeStyle {
  return { leaf, bark, distance };
}

/** Draws a sprite with its foot at a point, `height` pixels tall. */
export function stamp(ctx: SKRSContext2D, sprite: Sprite, x: number, y: number, height: number, flip = false): void {
  const width = (sprite.width / sprite.height) * height;
  ctx.save();
  ctx.translate(x, y);
  if (flip) ctx.scale(-1, 1);
  ctx.drawImage(sprite.picture, -width / 2, -height, width, height);
  ctx.restore();
}
