import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Layer } from "../../draw/stage.ts";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../painter.ts";
import type { Interior, Opening } from "./interior.ts";
import { lampGlow } from "./lamp-glow.ts";

/** A few framed pictures: landscapes, a moon, shapes. */
export function pictures(ctx: SKRSContext2D, p: Painter, random: Random, wall: { readonly x: number; readonly y: number; readonly w: number }): void {
  const frames = [[-0.34, 0, 0.3, 0.4], [0.06, -0.08, 0.24, 0.24], [0.06, 0.24, 0.36, 0.26]] as const;
  for (const [u, v, w, h] of frames) {
    const x = wall.x + u * wall.w;
    const y = wall.y + v * wall.w;
    const fw = w * wall.w;
    const fh = h * wall.w;
    ctx.fillStyle = css([30, 16, 24], 0.22);
    ctx.fillRect(x + wall.w * 0.014, y + wall.w * 0.02, fw, fh);
    ctx.fillStyle = css(p.tone(random.pick<Rgb>([[150, 104, 70], [240, 232, 220], [70, 62, 70]]), 0.7));
    ctx.fillRect(x, y, fw, fh);
    const m = wall.w * 0.022;
    const sky = ctx.createLinearGradient(0, y, 0, y + fh);
    const [top, low, land] = random.pick<readonly [Rgb, Rgb, Rgb]>([[[120, 180, 220], [250, 226, 190], [90, 140, 100]], [[60, 60, 120], [240, 140, 120], [50, 50, 90]], [[240, 220, 190], [240, 180, 140], [190, 100, 80]]]);
    sky.addColorStop(0, css(p.tone(top, 0.7)));
    sky.addColorStop(1, css(p.tone(low, 0.8)));
    ctx.fillStyle = sky;
    ctx.fillRect(x + m, y + m, fw - m * 2, fh - m * 2);
    ctx.save();
    ctx.beginPath();
    ctx.rect(x + m, y + m, fw - m * 2, fh - m * 2);
    ctx.clip();
    ctx.fillStyle = css(p.tone([255, 244, 214], 0.9));
    ctx.beginPath();
    ctx.arc(x + fw * random.between(0.3, 0.7), y + fh * 0.38, fh * 0.13, 0, Math.PI * 2);
    ctx.fill();
    for (let ridge = 0; ridge < 3; ridge += 1) {
      ctx.fillStyle = css(p.tone(mix(low, land, 0.4 + ridge * 0.3), 0.6));
      ctx.beginPath();
      ctx.ellipse(x + fw * random.next(), y + fh * (1.02 + ridge * 0.08), fw * 0.6, fh * random.between(0.3, 0.5), 0, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.restore();
  }
}

/** An oval rug with rings and a fringe. */
export function rug(ctx: SKRSContext2D, p: Painter, random: Random, x: number, y: number, radius: number, colour: Rgb): void {
  const rings: readonly Rgb[] = [colour, mix(colour, [255, 246, 228], 0.6), mix(colour, [70, 40, 60], 0.35), mix(colour, [255, 246, 228], 0.4), colour, mix(colour, [255, 246, 228], 0.7)];
  ctx.fillStyle = css([30, 14, 20], 0.2);
  ctx.beginPath();
  ctx.ellipse(x, y + radius * 0.012, radius * 1.02, radius * 0.265, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [index, ring] of rings.entries()) {
    const r = radius * (1 - index * 0.155);
    ctx.fillStyle = css(p.tone(ring, 0.62));
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.26, 0, 0, Math.PI * 2);
    ctx.fill();
    if (index % 2 === 1) {
      ctx.fillStyle = css(p.tone(mix(colour, [60, 30, 50], 0.2), 0.5));
      const count = Math.round(34 - index * 4);
      for (let dot = 0; dot < count; dot += 1) {
        const turn = (dot / count) * Math.PI * 2;
        ctx.beginPath();
        ctx.ellipse(x + Math.cos(turn) * r * 0.92, y + Math.sin(turn) * r * 0.24, radius * 0.012, radius * 0.006, 0, 0, Math.PI * 2);
        ctx.fill();
      }
    }
  }
  ctx.strokeStyle = css(p.tone([255, 246, 228], 0.6), 0.07 + random.next() * 0.03);
  ctx.lineWidth = 1;
  for (let thread = 0; thread < 60; thread += 1) {
    const r = radius * Math.sqrt(random.next());
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.26, 0, random.next() * 6, random.next() * 6);
    ctx.stroke();
  }
}

/** The patch of light that the window throws on the floor, with the shadow of its bars. */
export function windowLight(ctx: SKRSContext2D, p: Painter, window: Opening, base: number): void {
  const strength = (p.night ? 0.14 : 0.34) * (p.brush.spec.weather === "clear" ? 1 : 0.45);
  const slide = -Math.sign(p.brush.light.direction) * p.unit * 0.16;
  ctx.globalCompositeOperation = "screen";
  const colour = p.night ? ([120, 150, 220] as const) : mix(p.key, [255, 246, 220], 0.4);
  const panes = 3;
  for (let pane = 0; pane < panes; pane += 1) {
    for (const row of [0, 1]) {
      const at = (u: number, v: number): [number, number] => [window.x + window.w * u + slide * (0.3 + v) + (u - 0.5) * window.w * v * 0.5, base + p.unit * (0.02 + v * 0.2)];
      const from = (pane + 0.05) / panes;
      const to = (pane + 0.95) / panes;
      const top = row * 0.5 + 0.02;
      const low = row * 0.5 + 0.47;
      ctx.fillStyle = css(colour, strength * (1 - row * 0.25));
      ctx.beginPath();
      for (const [x, y] of [at(from, top), at(to, top), at(to, low), at(from, low)]) ctx.lineTo(x, y);
      ctx.fill();
    }
  }
  ctx.globalCompositeOperation = "source-over";
}

/** A garland of small lamps along the top of the wall that shimmer in turn. */
export function stringLights(p: Painter, random: Random, room: Interior): NonNullable<Layer["animate"]> {
  const colours: readonly [Rgb, ...Rgb[]] = random.next() < 0.5 ? [[255, 206, 120]] : [[255, 120, 110], [255, 210, 110], [120, 210, 255], [150, 240, 150]];
  const swags = 5;
  const lamps = Array.from({ length: 31 }, (_, index) => {
    const t = index / 30;
    const swag = (t * swags) % 1;
    return { x: room.left + (room.right - room.left) * t, y: room.top + p.unit * (0.045 + 0.045 * Math.sin(swag * Math.PI)), colour: random.pick(colours), phase: random.next() * 6.3 };
  });
  const wire = css(p.tone([80, 66, 60], 0.4));
  return (ctx, seconds) => {
    ctx.strokeStyle = wire;
    ctx.lineWidth = Math.max(0.8, p.unit * 0.002);
    ctx.beginPath();
    for (const lamp of lamps) ctx.lineTo(lamp.x, lamp.y);
    ctx.stroke();
    for (const lamp of lamps) {
      const shine = 0.55 + 0.45 * Math.sin(seconds * 1.6 + lamp.phase);
      lampGlow(ctx, lamp.x, lamp.y + p.unit * 0.006, p.unit * 0.03, lamp.colour, shine * (p.lamps ? 1 : 0.5));
      ctx.fillStyle = css(mix(lamp.colour, [255, 255, 255], 0.4));
      ctx.beginPath();
      ctx.arc(lamp.x, lamp.y + p.unit * 0.006, p.unit * 0.004, 0, Math.PI * 2);
      ctx.fill();
    }
  };
}
