import type { Canvas } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

export interface RockHall {
  /** Centre and half sizes of the opening, in sheet pixels. */
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rock: Rgb;
  readonly haze: number;
  /** Colour of the light on the inner edge. */
  readonly glow: Rgb;
  readonly shift: number;
}

/** A wall of rock with a ragged opening, whose inner edge is lit by the light behind it. */
export function rockHall(p: Painter, hall: RockHall): Canvas {
  const { canvas, ctx } = p.sheet();
  const { shift } = hall;
  const picture = computePicture(p.width, p.height, 2, (x, y, out) => {
    const u = (x - hall.x) / hall.rx;
    const v = (y - hall.y) / hall.ry;
    const turn = Math.atan2(v, u);
    const rough =
      p.noise(Math.cos(turn) * 2.4 + shift, Math.sin(turn) * 2.4) * 0.17 +
      p.noise(Math.cos(turn) * 9 + shift, Math.sin(turn) * 9) * 0.06;
    const fang = Math.abs(p.noise(u * 7 + shift, 2)) ** 2 * 0.5 * smoothstep(-0.05, -0.45, v);
    const deep = Math.hypot(u, v) + rough - 1 + fang;
    if (deep < 0) {
      out[3] = 0;
      return;
    }
    const [a, b] = [x / p.unit, y / p.unit];
    const face =
      Math.abs(p.noise(a * 5 + shift, b * 4)) + Math.abs(p.noise(a * 13, b * 10 + shift)) * 0.45;
    const side =
      Math.abs(p.noise(a * 5 + 0.05 + shift, b * 4)) +
      Math.abs(p.noise(a * 13 + 0.1, b * 10 + shift)) * 0.45 -
      face;
    const rim = Math.exp(-deep * 5.5);
    const base = mix(hall.rock, mix(hall.rock, [20, 16, 36], 0.6), Math.min(1, 0.9 - face * 0.8));
    const lit = p.tone(base, Math.max(0, Math.min(1, 0.22 + face * 0.3 - side * 2.2)), hall.haze);
    [out[0], out[1], out[2]] = mix(
      mix(lit, [14, 12, 28], smoothstep(0.25, 1.5, deep) * 0.6),
      hall.glow,
      rim * 0.4 * (0.5 + face * 0.7),
    );
    out[3] = smoothstep(0, 0.012, deep);
  });
  drawSmooth(ctx, picture, 0, 0, p.width, p.height);
  return canvas;
}

/** Fills the back of a hall with light that radiates from its centre. */
export function backGlow(p: Painter, x: number, y: number, near: Rgb, far: Rgb): Canvas {
  const { canvas, ctx } = p.sheet();
  const fill = ctx.createRadialGradient(x, y, 0, x, y, p.unit * 0.9);
  fill.addColorStop(0, css(near));
  fill.addColorStop(0.4, css(mix(near, far, 0.6)));
  fill.addColorStop(1, css(far));
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, p.width, p.height);
  return canvas;
}
