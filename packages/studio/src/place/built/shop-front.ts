import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type FacadeStyle, NEONS } from "./facade-style.ts";
import { glyphs } from "./glyphs.ts";

/** Draws a shop: awning, window, door and a sign in invented letters. */
export function shopFront(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  style: FacadeStyle,
): void {
  const tone = (colour: Rgb, shade = style.shade) => css(p.tone(colour, shade, style.haze));
  const accent = style.neon
    ? random.pick(NEONS)
    : random.pick<Rgb>([
        [196, 70, 62],
        [52, 110, 108],
        [226, 168, 72],
        [70, 84, 130],
        [110, 130, 74],
      ]);
  ctx.fillStyle = tone(mix(accent, [40, 40, 50], style.neon ? 0.75 : 0.3), style.shade * 0.8);
  ctx.fillRect(x, y - h, w, h);
  const inside = ctx.createLinearGradient(0, y - h * 0.8, 0, y);
  const glow: Rgb =
    p.lamps || style.neon
      ? [255, 206, 128]
      : mix([255, 226, 180], p.tone([90, 110, 130], 0.4), 0.62);
  inside.addColorStop(0, css(mix(glow, p.haze, style.haze)));
  inside.addColorStop(1, css(mix(mix(glow, [90, 50, 40], 0.5), p.haze, style.haze)));
  ctx.fillStyle = inside;
  ctx.fillRect(x + w * 0.05, y - h * 0.66, w * 0.6, h * 0.5);
  ctx.fillRect(x + w * 0.72, y - h * 0.66, w * 0.2, h * 0.66);
  for (const shelf of [0.3, 0.42]) {
    ctx.fillStyle = tone([120, 84, 60], 0.3);
    ctx.fillRect(x + w * 0.05, y - h * (shelf - 0.01), w * 0.6, h * 0.012);
    for (let thing = 0; thing < 9; thing += 1) {
      ctx.fillStyle = tone(
        random.pick<Rgb>([
          [150, 84, 70],
          [206, 110, 84],
          [90, 130, 116],
          [236, 200, 130],
          [96, 92, 130],
          [232, 226, 214],
        ]),
        0.5,
      );
      const high = h * random.between(0.03, 0.09);
      ctx.fillRect(
        x + w * (0.07 + (thing / 9) * 0.56),
        y - h * shelf - high + h * 0.01,
        w * random.between(0.02, 0.045),
        high,
      );
    }
  }
  ctx.fillStyle = tone([70, 52, 56], 0.4);
  ctx.fillRect(x + w * 0.08, y - h * 0.27, w * random.between(0.16, 0.3), h * 0.12);
  for (const lamp of [0.18, 0.36, 0.54]) {
    ctx.fillStyle = css(mix([255, 244, 206], p.haze, style.haze));
    ctx.beginPath();
    ctx.arc(x + w * lamp, y - h * 0.58, h * 0.022, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = tone([40, 36, 46], 0.4);
  for (const at of [0.05, 0.25, 0.45, 0.64])
    ctx.fillRect(x + w * at, y - h * 0.66, w * 0.012, h * 0.5);
  const stripes = 9;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    ctx.fillStyle = tone(
      stripe % 2 === 0 ? mix(accent, [30, 20, 40], style.neon ? 0.4 : 0) : [248, 240, 226],
      0.25 + style.shade * 0.7,
    );
    ctx.beginPath();
    const sx = x + w * (0.02 + (stripe / stripes) * 0.96);
    ctx.moveTo(sx + w * 0.01, y - h * 0.86);
    ctx.lineTo(sx + w * 0.107, y - h * 0.86);
    ctx.lineTo(sx + w * 0.107, y - h * 0.66);
    ctx.arc(sx + w * 0.053, y - h * 0.66, w * 0.053, 0, Math.PI);
    ctx.fill();
  }
  ctx.fillStyle = tone([36, 34, 46], 0.4);
  ctx.fillRect(x + w * 0.02, y - h * 0.99, w * 0.96, h * 0.13);
  glyphs(
    ctx,
    random,
    x + w * 0.16,
    y - h * 0.965,
    w * 0.68,
    h * 0.08,
    css(style.neon || p.lamps ? accent : p.tone([250, 236, 200], 0.8)),
    6,
  );
}
