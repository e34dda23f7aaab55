import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../painter.ts";

/** The box of a room in sheet pixels: the rectangle of its back wall. */
export interface Interior {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The back wall over the whole sheet: paper with a pattern, panelling below; the window is cut out. */
export function backWall(ctx: SKRSContext2D, p: Painter, random: Random, room: Interior, window: Opening, paper: Rgb): void {
  const gradient = ctx.createRadialGradient(window.x + window.w / 2, window.y + window.h / 2, 0, window.x + window.w / 2, window.y + window.h / 2, p.unit * 1.1);
  gradient.addColorStop(0, css(p.tone(paper, 0.95)));
  gradient.addColorStop(1, css(p.tone(paper, 0.3)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, p.width, p.height);
  const motif = p.tone(mix(paper, [255, 250, 236], 0.5), 0.75);
  const step = p.unit * 0.055;
  const kind = random.integer(0, 3);
  ctx.fillStyle = css(motif, 0.32);
  for (let row = 0; row * step < p.height; row += 1) {
    for (let x = (row % 2) * step * 0.5; x < p.width; x += step) {
      const y = row * step;
      ctx.beginPath();
      if (kind === 0) ctx.arc(x, y, step * 0.12, 0, Math.PI * 2);
      else if (kind === 1) ctx.rect(x, y, step * 0.32, step);
      else if (kind === 2) {
        ctx.moveTo(x, y - step * 0.24);
        ctx.lineTo(x + step * 0.14, y);
        ctx.lineTo(x, y + step * 0.24);
        ctx.lineTo(x - step * 0.14, y);
      } else for (let petal = 0; petal < 4; petal += 1) ctx.ellipse(x + Math.cos(petal * 1.57) * step * 0.12, y + Math.sin(petal * 1.57) * step * 0.12, step * 0.1, step * 0.07, petal * 1.57, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  const panel = room.base - p.unit * 0.15;
  ctx.fillStyle = css(p.tone([240, 230, 216], 0.5));
  ctx.fillRect(0, panel, p.width, p.height - panel);
  ctx.fillStyle = css(p.tone([250, 244, 234], 0.9));
  ctx.fillRect(0, panel - p.unit * 0.012, p.width, p.unit * 0.016);
  ctx.fillRect(0, room.base - p.unit * 0.026, p.width, p.unit * 0.026);
  ctx.strokeStyle = css(p.tone([190, 176, 160], 0.3), 0.6);
  ctx.lineWidth = Math.max(0.8, p.unit * 0.0022);
  for (let x = 0; x < p.width; x += p.unit * 0.13) ctx.strokeRect(x, panel + p.unit * 0.022, p.unit * 0.105, p.unit * 0.086);
  ctx.clearRect(window.x, window.y, window.w, window.h);
}

/** Frame, glazing bars, sill and curtains around the opening. */
export function windowFrame(ctx: SKRSContext2D, p: Painter, random: Random, window: Opening): void {
  const { x, y, w, h } = window;
  const bar = p.unit * 0.014;
  const wood = (shade: number) => css(p.tone([250, 244, 234], shade));
  ctx.fillStyle = css([255, 255, 255], 0.08);
  ctx.beginPath();
  ctx.moveTo(x + w * 0.12, y);
  ctx.lineTo(x + w * 0.34, y);
  ctx.lineTo(x + w * 0.1, y + h);
  ctx.lineTo(x, y + h);
  ctx.lineTo(x, y + h * 0.5);
  ctx.fill();
  ctx.fillStyle = wood(0.75);
  ctx.fillRect(x - bar, y - bar, w + bar * 2, bar);
  ctx.fillRect(x - bar, y, bar, h);
  ctx.fillRect(x + w, y, bar, h);
  const columns = w > h * 1.1 ? 3 : 2;
  for (let column = 1; column < columns; column += 1) ctx.fillRect(x + (w * column) / columns - bar * 0.35, y, bar * 0.7, h);
  ctx.fillRect(x, y + h * 0.42, w, bar * 0.7);
  ctx.fillStyle = wood(1);
  ctx.fillRect(x - bar * 2.4, y + h, w + bar * 4.8, bar * 1.5);
  ctx.fillStyle = css([30, 16, 24], 0.2);
  ctx.fillRect(x - bar * 2, y + h + bar * 1.5, w + bar * 4, bar * 0.8);
  const cloth: Rgb = random.pick([[226, 126, 104], [120, 156, 176], [240, 214, 170], [150, 128, 178], [132, 168, 132]]);
  ctx.fillStyle = css(p.tone([120, 84, 60], 0.4));
  ctx.fillRect(x - w * 0.24, y - bar * 3.4, w * 1.48, bar * 0.8);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - w * 0.2 : x + w * 1.2;
    const inner = side < 0 ? x + w * 0.06 : x + w * 0.94;
    const folds = 7;
    for (let fold = 0; fold < folds; fold += 1) {
      const at = (t: number) => edge + (inner - edge) * t;
      const gathered = (t: number) => edge + (inner - edge) * t * 0.62;
      ctx.fillStyle = css(p.tone(cloth, fold % 2 === 0 ? 0.85 : 0.42));
      ctx.beginPath();
      ctx.moveTo(at(fold / folds), y - bar * 3);
      ctx.lineTo(at((fold + 1) / folds), y - bar * 3);
      ctx.quadraticCurveTo(gathered((fold + 1) / folds), y + h * 0.4, gathered((fold + 1) / folds), y + h * 0.62);
      ctx.lineTo(at(((fold + 1) / folds) * 0.78), y + h * 1.14);
      ctx.lineTo(at((fold / folds) * 0.78), y + h * 1.14);
      ctx.lineTo(gathered(fold / folds), y + h * 0.62);
      ctx.quadraticCurveTo(gathered(fold / folds), y + h * 0.4, at(fold / folds), y - bar * 3);
      ctx.fill();
    }
    ctx.fillStyle = css(p.tone(mix(cloth, [255, 230, 170], 0.5), 0.8));
    ctx.fillRect(Math.min(edge, edge + (inner - edge) * 0.62), y + h * 0.6, Math.abs(inner - edge) * 0.62, bar * 0.9);
  }
}

/** Floor boards running to the vanishing point, side walls and ceiling: the open box in front of the back wall. */
export function roomBox(ctx: SKRSContext2D, p: Painter, random: Random, room: Interior, paper: Rgb, wood: Rgb): void {
  const vx = (room.left + room.right) / 2;
  const vy = room.top + (room.base - room.top) * 0.56;
  const out = (x: number, y: number, far: number): [number, number] => [vx + (x - vx) * far, vy + (y - vy) * far];
  const quad = (points: readonly [number, number][], fill: string) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.fill();
  };
  const side = p.brush.light.direction;
  const reach = 4;
  const wall = (x: number, shade: number) => quad([[x, room.top], out(x, room.top, reach), out(x, room.base, reach), [x, room.base]], css(p.tone(paper, shade)));
  wall(room.left, side < 0 ? 0.22 : 0.52);
  wall(room.right, side < 0 ? 0.52 : 0.22);
  quad([[room.left, room.top], [room.right, room.top], out(room.right, room.top, reach), out(room.left, room.top, reach)], css(p.tone([244, 236, 224], 0.42)));
  const skirting = p.unit * 0.03;
  for (const x of [room.left, room.right]) quad([[x, room.base - skirting], out(x, room.base - skirting, reach), out(x, room.base, reach), [x, room.base]], css(p.tone([250, 244, 234], 0.6)));
  const floor = ctx.createLinearGradient(0, room.base, 0, p.height);
  floor.addColorStop(0, css(p.tone(wood, 0.75)));
  floor.addColorStop(1, css(p.tone(wood, 0.34)));
  quad([[room.left, room.base], [room.right, room.base], out(room.right, room.base, reach), out(room.left, room.base, reach)], css(p.tone(wood, 0.6)));
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of [[room.left, room.base], [room.right, room.base], out(room.right, room.base, reach), out(room.left, room.base, reach)] as const) ctx.lineTo(x, y);
  ctx.clip();
  ctx.fillStyle = floor;
  ctx.fillRect(0, room.base, p.width, p.height);
  const boards = 15;
  for (let board = 0; board < boards; board += 1) {
    const from = room.left + ((room.right - room.left) * board) / boards;
    const to = room.left + ((room.right - room.left) * (board + 1)) / boards;
    quad([[from, room.base], [to, room.base], out(to, room.base, reach), out(from, room.base, reach)], css(p.tone(mix(wood, random.next() < 0.5 ? [70, 40, 26] : [255, 220, 170], random.between(0.02, 0.16)), random.between(0.4, 0.75)), 0.6));
    ctx.strokeStyle = css(p.tone([60, 34, 24], 0.2), 0.5);
    ctx.lineWidth = Math.max(0.8, p.unit * 0.002);
    ctx.beginPath();
    ctx.moveTo(from, room.base);
    ctx.lineTo(...out(from, room.base, reach));
    for (let joint = 0; joint < 2; joint += 1) {
      const far = 1 + random.next() ** 1.6 * 1.8;
      ctx.moveTo(...out(from, room.base, far));
      ctx.lineTo(...out(to, room.base, far));
    }
    ctx.stroke();
  }
  ctx.restore();
  const corner = ctx.createLinearGradient(0, room.base, 0, room.base + p.unit * 0.05);
  corner.addColorStop(0, css([30, 14, 20], 0.3));
  corner.addColorStop(1, css([30, 14, 20], 0));
  ctx.fillStyle = corner;
  ctx.fillRect(room.left, room.base, room.right - room.left, p.unit * 0.05);
}
