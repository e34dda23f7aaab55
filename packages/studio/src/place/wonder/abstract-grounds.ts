import { css, mix, type Rgb, ramp } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth } from "../brush/raster.ts";
import { pickInk } from "./abstract-forms.ts";

/** Fills the whole sheet with a ground in one style. */
export type GroundPainter = (
  ctx: ReturnType<Painter["sheet"]>["ctx"],
  p: Painter,
  random: Random,
  inks: readonly Rgb[],
) => void;

export const WHITE: Rgb = [255, 255, 255];
/** Returns the ink at an index, cyclically. */
export const inkAt = (inks: readonly Rgb[], index: number): Rgb =>
  inks[index % inks.length] ?? WHITE;

/** Inks that bleed into each other. */
export const inkWash: GroundPainter = (ctx, p, random, inks) => {
  const shift = random.next() * 300;
  const wash = computePicture(p.width, p.height, 3, (x, y, out) => {
    const [u, v] = [x / p.unit, y / p.unit];
    const wx = p.fbm(u * 0.9 + shift, v * 0.9, 3);
    const wy = p.fbm(u * 0.9 + 30, v * 0.9 + shift, 3);
    const field = p.fbm(u * 0.8 + wx * 1.5 + shift, v * 0.8 + wy * 1.5, 4);
    const vein = Math.exp(-((p.fbm(u * 1.6 - wy * 1.6, v * 1.6 + wx + shift, 3) * 11) ** 2));
    const colour = ramp(inks, 0.42 + field * 0.95);
    [out[0], out[1], out[2]] = mix(colour, inkAt(inks, 4), vein * 0.35);
  });
  drawSmooth(ctx, wash, 0, 0, p.width, p.height);
};

/** Pale stone with fine dark and golden veins. */
export const marble: GroundPainter = (ctx, p, random, inks) => {
  const shift = random.next() * 300;
  const turn = random.between(0.4, 1.1);
  const pale = mix(inkAt(inks, 4), WHITE, 0.62);
  const stone = computePicture(p.width, p.height, 2, (x, y, out) => {
    const [u, v] = [x / p.unit, y / p.unit];
    const bend = p.fbm(u * 1.1 + shift, v * 1.1, 4);
    const along = u * turn + v * 0.8 + bend * 1.3;
    const wide = Math.abs(Math.sin(along * 3.1));
    const fine = Math.abs(Math.sin(along * 7.3 + p.noise(u * 3, v * 3 + shift) * 1.2));
    let colour = mix(pale, inkAt(inks, 2), 0.32 * (0.5 + p.fbm(u * 2 + shift, v * 2, 3)));
    colour = mix(colour, inkAt(inks, 1), Math.exp(-wide * 9) * 0.8);
    colour = mix(colour, inkAt(inks, 0), Math.exp(-fine * 26) * 0.75);
    [out[0], out[1], out[2]] = colour;
  });
  drawSmooth(ctx, stone, 0, 0, p.width, p.height);
};

/** Soft fields of colour that blend into each other. */
export const gradients: GroundPainter = (ctx, p, random, inks) => {
  const angle = random.next() * Math.PI;
  const [dx, dy] = [Math.cos(angle) * p.width * 0.6, Math.sin(angle) * p.height * 0.6];
  const [cx, cy] = [p.width / 2, p.height / 2];
  const sweep = ctx.createLinearGradient(cx - dx, cy - dy, cx + dx, cy + dy);
  for (const [index, ink] of inks.entries())
    sweep.addColorStop(index / (inks.length - 1), css(ink));
  ctx.fillStyle = sweep;
  ctx.fillRect(0, 0, p.width, p.height);
  for (let glow = 0; glow < 5; glow += 1) {
    const [x, y] = [random.next() * p.width, random.next() * p.height];
    const reach = p.unit * random.between(0.5, 1);
    const ink = pickInk(inks, random);
    const spot = ctx.createRadialGradient(x, y, 0, x, y, reach);
    spot.addColorStop(0, css(ink, 0.85));
    spot.addColorStop(1, css(ink, 0));
    ctx.fillStyle = spot;
    ctx.fillRect(0, 0, p.width, p.height);
  }
};

/** Defocused lights in the dark. */
export const bokeh: GroundPainter = (ctx, p, random, inks) => {
  const night = ctx.createLinearGradient(0, 0, 0, p.height);
  night.addColorStop(0, css(mix(inkAt(inks, 0), [0, 0, 0], 0.45)));
  night.addColorStop(1, css(mix(inkAt(inks, 1), inkAt(inks, 0), 0.45)));
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, p.width, p.height);
  ctx.globalCompositeOperation = "screen";
  for (let spot = 0; spot < 130; spot += 1) {
    const far = random.next();
    const x = random.next() * p.width;
    const y = p.height * (0.5 + random.between(-0.5, 0.5) * random.between(0.4, 1));
    const r = p.unit * (0.02 + far * far * 0.11);
    const ink = pickInk(inks, random);
    const disc = ctx.createRadialGradient(x, y, 0, x, y, r);
    disc.addColorStop(0, css(ink, 0.42));
    disc.addColorStop(0.82, css(ink, 0.52));
    disc.addColorStop(0.94, css(mix(ink, WHITE, 0.4), 0.6));
    disc.addColorStop(1, css(ink, 0));
    ctx.fillStyle = disc;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  ctx.globalCompositeOperation = "source-over";
};
