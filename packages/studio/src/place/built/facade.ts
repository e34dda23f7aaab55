import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type FacadeStyle, NEONS } from "./facade-style.ts";
import { shopFront } from "./shop-front.ts";

const LIT: readonly [Rgb, ...Rgb[]] = [
  [255, 214, 132],
  [255, 232, 176],
  [255, 190, 104],
  [214, 232, 255],
];

/** Colour of one pane: lit from inside after sunset, otherwise reflecting the sky. */
export function paneColour(p: Painter, random: Random, style: FacadeStyle, up: number): Rgb {
  const litShare = p.night ? 0.46 : p.lamps ? 0.34 : 0.03;
  if (random.next() < litShare) {
    const lamp = style.neon && random.next() < 0.4 ? random.pick(NEONS) : random.pick(LIT);
    return mix(
      mix(lamp, p.tone([60, 50, 60], 0.4), random.next() * 0.55),
      p.haze,
      style.haze * 0.7,
    );
  }
  const sky = p.sky[Math.min(4, Math.floor((1 - up) * 4))] ?? p.haze;
  return mix(
    mix(p.tone([52, 66, 92], 0.3), sky, 0.18 + up * 0.3 + random.next() * 0.16),
    p.haze,
    style.haze,
  );
}

/**
 * A house front as a flat picture. `units` is pixels per eye height; a storey is 1.8 eye heights.
 * The street wall maps it onto a receding plane.
 */
export function paintFacade(
  p: Painter,
  random: Random,
  width: number,
  height: number,
  units: number,
  style: FacadeStyle,
): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = canvas.getContext("2d");
  const wall = (shade: number) => css(p.tone(style.wall, shade, style.haze));
  const ground = ctx.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, wall(style.shade));
  ground.addColorStop(1, wall(style.shade * 0.72));
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  for (let stain = 0; stain < 60; stain += 1) {
    ctx.fillStyle = wall(Math.max(0, style.shade + random.between(-0.25, 0.2)));
    ctx.globalAlpha = 0.16;
    ctx.fillRect(
      random.next() * width,
      random.next() * height,
      units * random.between(0.1, 0.9),
      units * random.between(0.03, 0.3),
    );
  }
  ctx.globalAlpha = 1;
  const shop = units * 2.1;
  const storey = units * 1.75;
  const bay = units * (style.glass ? 0.6 : random.between(0.85, 1.2));
  const bays = Math.max(2, Math.round(width / bay));
  const step = width / bays;
  for (let y = height - shop - storey; y > -storey; y -= storey) {
    const up = 1 - Math.max(0, y) / height;
    ctx.fillStyle = wall(style.shade * 0.35);
    ctx.fillRect(0, y + storey - units * 0.09, width, units * 0.05);
    ctx.fillStyle = wall(Math.min(1, style.shade + 0.3));
    ctx.fillRect(0, y + storey - units * 0.14, width, units * 0.06);
    for (let column = 0; column < bays; column += 1) {
      const wide = step * (style.glass ? 0.88 : 0.54);
      const high = storey * (style.glass ? 0.8 : 0.62);
      const x = column * step + (step - wide) / 2;
      const top = y + (storey - high) * 0.5;
      if (!style.glass) {
        ctx.fillStyle = wall(Math.min(1, style.shade + 0.35));
        ctx.fillRect(x - wide * 0.09, top - high * 0.06, wide * 1.18, high * 1.14);
      }
      const pane = paneColour(p, random, style, up);
      const glass = ctx.createLinearGradient(x, top, x + wide * 0.6, top + high);
      glass.addColorStop(0, css(mix(pane, [255, 255, 255], 0.14)));
      glass.addColorStop(1, css(mix(pane, [16, 18, 40], 0.22)));
      ctx.fillStyle = glass;
      ctx.fillRect(x, top, wide, high);
      ctx.fillStyle = css(
        p.tone(style.glass ? [70, 80, 100] : [240, 232, 218], style.shade * 0.7, style.haze),
      );
      ctx.fillRect(x + wide * 0.47, top, wide * 0.06, high);
      ctx.fillRect(x, top + high * 0.45, wide, high * 0.035);
      if (!style.glass && random.next() < 0.24) {
        ctx.fillStyle = css(p.tone([96, 142, 76], random.between(0.3, 0.9), style.haze));
        for (let leaf = 0; leaf < 8; leaf += 1)
          ctx.fillRect(
            x + random.next() * wide,
            top + high * random.between(0.9, 1.08),
            wide * 0.12,
            high * 0.09,
          );
      }
    }
  }
  const shops = Math.max(1, Math.round(width / (units * 2.4)));
  for (let index = 0; index < shops; index += 1)
    shopFront(ctx, p, random, (index * width) / shops, height, width / shops, shop, style);
  return canvas;
}
