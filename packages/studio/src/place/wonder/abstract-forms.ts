import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** Sheets of shapes in one style, far to near. */
export type Forms = (
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  inks: readonly Rgb[],
  near: number,
) => void;

/** Picks any ink except the darkest. */
export const pickInk = (inks: readonly Rgb[], random: Random): Rgb =>
  inks[random.integer(1, inks.length - 1)] ?? [255, 255, 255];

/** Winding ribbons, each a band of thin lines. */
export const ribbons: Forms = (ctx, p, random, inks, near) => {
  for (let ribbon = 0; ribbon < 3; ribbon += 1) {
    const shift = random.next() * 90;
    const base = p.y(random.between(0.15, 0.85));
    const [from, to] = [pickInk(inks, random), pickInk(inks, random)];
    const threads = 26;
    for (let thread = 0; thread < threads; thread += 1) {
      const t = thread / threads;
      ctx.strokeStyle = css(mix(from, to, t), 0.35 + near * 0.5);
      ctx.lineWidth = p.unit * (0.004 + near * 0.004);
      ctx.beginPath();
      for (let x = -20; x <= p.width + 20; x += p.unit * 0.02) {
        const u = x / p.unit;
        ctx.lineTo(
          x,
          base +
            p.noise(u * 0.7 + shift, t * 0.5) * p.unit * 0.34 +
            (t - 0.5) * p.unit * (0.1 + 0.16 * p.noise(u * 0.9, shift)),
        );
      }
      ctx.stroke();
    }
  }
};

/** Discs, rings and arcs that overlap like cut glass. */
export const circles: Forms = (ctx, p, random, inks, near) => {
  for (let index = 0; index < 9; index += 1) {
    const [x, y, r] = [
      random.next() * p.width,
      random.next() * p.height,
      p.unit * random.between(0.04, 0.2) * (0.7 + near * 0.6),
    ];
    const colour = pickInk(inks, random);
    ctx.fillStyle = css(colour, 0.3 + near * 0.45);
    ctx.strokeStyle = css(mix(colour, [255, 255, 255], 0.4), 0.8);
    ctx.lineWidth = p.unit * 0.006;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    if (index % 3 === 0) ctx.stroke();
    else ctx.fill();
    for (let ring = 1; index % 3 === 1 && ring < 5; ring += 1) {
      ctx.beginPath();
      ctx.arc(x, y, r * (1 + ring * 0.16), 0, Math.PI * 2);
      ctx.globalAlpha = 0.6 - ring * 0.12;
      ctx.stroke();
      ctx.globalAlpha = 1;
    }
  }
};

/** A rosette that repeats around its middle. */
export const rosette: Forms = (ctx, p, random, inks, near) => {
  const folds = random.integer(8, 14);
  const [x, y] = [p.x(0.5), p.y(0.5)];
  for (let ring = 6; ring >= 1; ring -= 1) {
    const colour = pickInk(inks, random);
    const r = p.unit * ring * (0.06 + near * 0.055);
    for (let petal = 0; petal < folds; petal += 1) {
      const turn = (petal / folds) * Math.PI * 2 + (ring % 2) * (Math.PI / folds);
      ctx.fillStyle = css(mix(colour, [255, 255, 255], (petal % 2) * 0.16), 0.34 + near * 0.3);
      ctx.beginPath();
      ctx.ellipse(
        x + Math.cos(turn) * r * 0.62,
        y + Math.sin(turn) * r * 0.62,
        r * 0.4,
        r * 0.15,
        turn,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
};

/** No shapes, for styles whose ground is enough. */
export const nothing: Forms = () => {};
