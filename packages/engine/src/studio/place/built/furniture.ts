import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../painter.ts";
import { bigLeaf } from "../nature/big-leaf.ts";
import { lampGlow } from "./lamp-glow.ts";

type Ctx = SKRSContext2D;

/** A soft box lit from above: the body of upholstered things. */
function cushion(ctx: Ctx, p: Painter, x: number, y: number, w: number, h: number, radius: number, colour: Rgb, shade = 0.6): void {
  const gradient = ctx.createLinearGradient(0, y, 0, y + h);
  gradient.addColorStop(0, css(p.tone(mix(colour, [255, 255, 255], 0.12), Math.min(1, shade + 0.35))));
  gradient.addColorStop(0.35, css(p.tone(colour, shade)));
  gradient.addColorStop(1, css(p.tone(colour, Math.max(0, shade - 0.5))));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
  ctx.fill();
}

function shadowOn(ctx: Ctx, x: number, y: number, w: number, h: number): void {
  ctx.fillStyle = css([30, 14, 24], 0.28);
  ctx.beginPath();
  ctx.ellipse(x, y, w, h, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** A sofa with cushions; x is its middle, y its feet. */
export function sofa(ctx: Ctx, p: Painter, random: Random, x: number, y: number, w: number, colour: Rgb): void {
  const h = w * 0.42;
  shadowOn(ctx, x, y, w * 0.54, h * 0.12);
  ctx.fillStyle = css(p.tone([104, 70, 52], 0.4));
  for (const leg of [-0.44, 0.41]) ctx.fillRect(x + leg * w, y - h * 0.14, w * 0.03, h * 0.14);
  cushion(ctx, p, x - w * 0.46, y - h, w * 0.92, h * 0.7, h * 0.16, colour, 0.5);
  cushion(ctx, p, x - w * 0.41, y - h * 0.56, w * 0.4, h * 0.28, h * 0.08, colour, 0.72);
  cushion(ctx, p, x + w * 0.01, y - h * 0.56, w * 0.4, h * 0.28, h * 0.08, colour, 0.72);
  cushion(ctx, p, x - w * 0.45, y - h * 0.36, w * 0.9, h * 0.28, h * 0.05, colour, 0.42);
  cushion(ctx, p, x - w * 0.5, y - h * 0.7, w * 0.11, h * 0.62, h * 0.12, colour, 0.62);
  cushion(ctx, p, x + w * 0.39, y - h * 0.7, w * 0.11, h * 0.62, h * 0.12, colour, 0.62);
  for (const [at, turn] of [[-0.3, -0.2], [0.24, 0.16], [0.33, -0.1]] as const) {
    ctx.save();
    ctx.translate(x + at * w, y - h * 0.66);
    ctx.rotate(turn);
    cushion(ctx, p, -h * 0.17, -h * 0.17, h * 0.34, h * 0.34, h * 0.07, random.pick<Rgb>([[244, 196, 96], [226, 112, 96], [240, 232, 216], [110, 160, 150]]), 0.66);
    ctx.restore();
  }
}

/** A bed with headboard, pillows and a quilt, seen from its side. */
export function bed(ctx: Ctx, p: Painter, random: Random, x: number, y: number, w: number, colour: Rgb): void {
  const h = w * 0.4;
  const wood: Rgb = [164, 112, 74];
  shadowOn(ctx, x, y, w * 0.54, h * 0.1);
  cushion(ctx, p, x - w * 0.5, y - h * 1.25, w * 0.06, h * 1.25, h * 0.05, wood, 0.6);
  cushion(ctx, p, x + w * 0.45, y - h * 0.72, w * 0.05, h * 0.72, h * 0.05, wood, 0.6);
  cushion(ctx, p, x - w * 0.46, y - h * 0.36, w * 0.93, h * 0.2, h * 0.03, wood, 0.4);
  cushion(ctx, p, x - w * 0.45, y - h * 0.62, w * 0.92, h * 0.34, h * 0.1, [246, 240, 232], 0.6);
  cushion(ctx, p, x - w * 0.43, y - h * 0.84, w * 0.22, h * 0.3, h * 0.13, [252, 248, 242], 0.75);
  cushion(ctx, p, x - w * 0.36, y - h * 0.78, w * 0.2, h * 0.26, h * 0.12, mix(colour, [255, 255, 255], 0.5), 0.75);
  cushion(ctx, p, x - w * 0.2, y - h * 0.72, w * 0.66, h * 0.56, h * 0.1, colour, 0.62);
  for (let row = 0; row < 3; row += 1) {
    for (let patch = 0; patch < 9; patch += 1) {
      ctx.fillStyle = css(p.tone(random.pick<Rgb>([mix(colour, [255, 255, 255], 0.4), mix(colour, [60, 40, 70], 0.3), [246, 214, 150]]), 0.6), 0.6);
      ctx.beginPath();
      ctx.roundRect(x - w * 0.185 + patch * w * 0.07, y - h * (0.66 - row * 0.17), w * 0.058, h * 0.14, h * 0.02);
      ctx.fill();
    }
  }
}

/** Shelves of books, pots and small things. */
export function bookcase(ctx: Ctx, p: Painter, random: Random, x: number, y: number, w: number, h: number): void {
  const wood: Rgb = random.pick([[150, 100, 66], [186, 138, 94], [120, 84, 66]]);
  shadowOn(ctx, x, y, w * 0.56, w * 0.07);
  cushion(ctx, p, x - w / 2, y - h, w, h, w * 0.02, wood, 0.5);
  const shelves = Math.max(3, Math.round((h / w) * 2.6));
  const gap = (h * 0.96) / shelves;
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const base = y - h * 0.02 - shelf * gap;
    ctx.fillStyle = css(p.tone(mix(wood, [30, 16, 20], 0.6), 0.3));
    ctx.fillRect(x - w * 0.45, base - gap * 0.9, w * 0.9, gap * 0.84);
    for (let at = -0.43; at < 0.4; ) {
      if (random.next() < 0.14) {
        ctx.fillStyle = css(p.tone(random.pick<Rgb>([[226, 170, 110], [120, 170, 160], [230, 220, 206]]), 0.6));
        ctx.beginPath();
        ctx.ellipse(x + (at + 0.05) * w, base - gap * 0.26, w * 0.045, gap * 0.2, 0, 0, Math.PI * 2);
        ctx.fill();
        at += 0.13;
        continue;
      }
      const thick = random.between(0.025, 0.055);
      const tall = gap * random.between(0.48, 0.74);
      const cover: Rgb = random.pick([[186, 70, 64], [66, 104, 140], [226, 178, 84], [90, 134, 98], [126, 84, 134], [236, 224, 204], [60, 70, 96]]);
      const spine = ctx.createLinearGradient(x + at * w, 0, x + (at + thick) * w, 0);
      spine.addColorStop(0, css(p.tone(cover, 0.85)));
      spine.addColorStop(1, css(p.tone(cover, 0.25)));
      ctx.fillStyle = spine;
      ctx.fillRect(x + at * w, base - gap * 0.06 - tall, thick * w * 0.94, tall);
      ctx.fillStyle = css(p.tone([248, 226, 170], 0.7), 0.8);
      ctx.fillRect(x + at * w, base - gap * 0.06 - tall * 0.8, thick * w * 0.94, Math.max(0.7, gap * 0.025));
      at += thick;
    }
    ctx.fillStyle = css(p.tone(wood, 0.95));
    ctx.fillRect(x - w * 0.47, base - gap * 0.07, w * 0.94, gap * 0.06);
  }
}

/** A standing lamp with a fabric shade; its light is always on after sunset. */
export function floorLamp(ctx: Ctx, p: Painter, x: number, y: number, h: number): void {
  shadowOn(ctx, x, y, h * 0.1, h * 0.02);
  ctx.fillStyle = css(p.tone([96, 74, 60], 0.4));
  ctx.fillRect(x - h * 0.009, y - h * 0.86, h * 0.018, h * 0.86);
  ctx.beginPath();
  ctx.ellipse(x, y - h * 0.01, h * 0.09, h * 0.02, 0, 0, Math.PI * 2);
  ctx.fill();
  const shade = ctx.createLinearGradient(0, y - h, 0, y - h * 0.78);
  shade.addColorStop(0, css(p.lamps ? [255, 224, 160] : p.tone([246, 226, 190], 0.7)));
  shade.addColorStop(1, css(p.lamps ? [255, 196, 112] : p.tone([226, 196, 150], 0.5)));
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.moveTo(x - h * 0.075, y - h);
  ctx.lineTo(x + h * 0.075, y - h);
  ctx.lineTo(x + h * 0.125, y - h * 0.79);
  ctx.lineTo(x - h * 0.125, y - h * 0.79);
  ctx.fill();
  if (p.lamps) lampGlow(ctx, x, y - h * 0.86, h * 0.75, [255, 190, 110], 0.85);
}

/** A potted plant with big leaves. */
export function pottedPlant(ctx: Ctx, p: Painter, random: Random, x: number, y: number, h: number): void {
  const pot: Rgb = random.pick([[214, 130, 96], [236, 226, 212], [96, 130, 140]]);
  shadowOn(ctx, x, y, h * 0.22, h * 0.04);
  const leaf: Rgb = random.pick([[84, 150, 92], [100, 160, 80], [70, 134, 104]]);
  for (let blade = 0; blade < 11; blade += 1) {
    const turn = -Math.PI / 2 + ((blade % 6) - 2.5) * 0.36 + random.between(-0.12, 0.12);
    bigLeaf(ctx, p, x, y - h * 0.24, h * random.between(0.42, 0.72), turn, leaf, random.between(0.2, 0.9), 0, blade % 2 === 0);
  }
  cushion(ctx, p, x - h * 0.14, y - h * 0.28, h * 0.28, h * 0.28, h * 0.05, pot, 0.6);
  ctx.fillStyle = css(p.tone(pot, 0.95));
  ctx.fillRect(x - h * 0.155, y - h * 0.3, h * 0.31, h * 0.05);
}

/** A desk with a lamp, books and a screen. */
export function desk(ctx: Ctx, p: Painter, random: Random, x: number, y: number, w: number): void {
  const wood: Rgb = [178, 126, 82];
  const h = w * 0.5;
  shadowOn(ctx, x, y, w * 0.52, w * 0.04);
  for (const leg of [-0.46, 0.42]) cushion(ctx, p, x + leg * w, y - h, w * 0.04, h, 1, wood, 0.4);
  cushion(ctx, p, x + w * 0.14, y - h * 0.94, w * 0.26, h * 0.6, 2, wood, 0.5);
  for (let drawer = 0; drawer < 3; drawer += 1) {
    ctx.fillStyle = css(p.tone([70, 46, 34], 0.3));
    ctx.fillRect(x + w * 0.24, y - h * (0.8 - drawer * 0.19), w * 0.06, h * 0.03);
  }
  cushion(ctx, p, x - w * 0.5, y - h * 1.04, w, h * 0.11, 2, wood, 0.75);
  cushion(ctx, p, x - w * 0.2, y - h * 1.62, w * 0.4, h * 0.46, h * 0.03, [52, 54, 66], 0.5);
  ctx.fillStyle = css(mix([110, 190, 230], p.tone([110, 190, 230], 0.8), 0.4));
  ctx.fillRect(x - w * 0.185, y - h * 1.59, w * 0.37, h * 0.39);
  ctx.fillStyle = css([255, 255, 255], 0.55);
  for (let line = 0; line < 5; line += 1) ctx.fillRect(x - w * 0.16, y - h * (1.53 - line * 0.07), w * random.between(0.08, 0.26), h * 0.025);
  cushion(ctx, p, x - w * 0.03, y - h * 1.17, w * 0.06, h * 0.14, 1, [52, 54, 66], 0.4);
  for (let book = 0; book < 4; book += 1) cushion(ctx, p, x - w * 0.44, y - h * (1.1 + book * 0.06), w * random.between(0.13, 0.17), h * 0.06, 1, random.pick<Rgb>([[186, 70, 64], [66, 104, 140], [226, 178, 84], [90, 134, 98]]), 0.6);
  ctx.strokeStyle = css(p.tone([70, 70, 84], 0.5));
  ctx.lineWidth = w * 0.012;
  ctx.beginPath();
  ctx.moveTo(x + w * 0.34, y - h * 1.04);
  ctx.lineTo(x + w * 0.4, y - h * 1.4);
  ctx.lineTo(x + w * 0.3, y - h * 1.56);
  ctx.stroke();
  ctx.fillStyle = css(p.tone([224, 110, 84], 0.7));
  ctx.beginPath();
  ctx.ellipse(x + w * 0.29, y - h * 1.55, w * 0.055, h * 0.07, 0.6, 0, Math.PI * 2);
  ctx.fill();
  if (p.lamps) lampGlow(ctx, x + w * 0.27, y - h * 1.35, w * 0.34, [255, 206, 130], 0.8);
  lampGlow(ctx, x, y - h * 1.4, w * 0.3, [130, 200, 240], 0.25);
}
