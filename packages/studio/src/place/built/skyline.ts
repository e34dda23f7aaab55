import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { paneColour } from "./facade.ts";
import { type FacadeStyle, NEON_WALLS, NEONS, WALLS } from "./facade-style.ts";

export interface Skyline {
  readonly base: number;
  readonly low: number;
  readonly high: number;
  /** Width of a tower in pixels. */
  readonly tower: number;
  readonly haze: number;
  readonly neon: boolean;
  /** Gap around this x, where the street ends. */
  readonly gap?: { readonly x: number; readonly width: number };
}

/** A blinking light on a roof. */
export type Beacon = readonly [number, number, number];

function roof(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  style: FacadeStyle,
): Beacon | null {
  const dark = css(p.tone(style.wall, 0.15, style.haze));
  const lit = css(p.tone(style.wall, 0.8, style.haze));
  ctx.fillStyle = lit;
  ctx.fillRect(x - w * 0.02, y, w * 1.04, Math.max(1, w * 0.03));
  if (p.snow > 0.2) {
    ctx.fillStyle = css(p.tone([248, 251, 255], 0.9, style.haze));
    ctx.fillRect(x - w * 0.02, y - w * 0.05 * p.snow, w * 1.04, w * 0.06 * p.snow);
  }
  ctx.fillStyle = dark;
  switch (random.integer(0, 4)) {
    case 0:
      ctx.fillRect(x + w * 0.46, y - w * 0.9, Math.max(1, w * 0.03), w * 0.9);
      ctx.fillRect(x + w * 0.4, y - w * 0.24, w * 0.16, w * 0.24);
      return [x + w * 0.475, y - w * 0.9, random.next()];
    case 1:
      ctx.fillRect(x + w * 0.2, y - w * 0.14, w * 0.34, w * 0.14);
      ctx.fillRect(x + w * 0.64, y - w * 0.3, w * 0.2, w * 0.2);
      ctx.beginPath();
      ctx.moveTo(x + w * 0.62, y - w * 0.3);
      ctx.lineTo(x + w * 0.74, y - w * 0.42);
      ctx.lineTo(x + w * 0.86, y - w * 0.3);
      ctx.fill();
      ctx.fillRect(x + w * 0.66, y - w * 0.1, w * 0.02, w * 0.1);
      ctx.fillRect(x + w * 0.8, y - w * 0.1, w * 0.02, w * 0.1);
      return null;
    case 2:
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + w * 0.5, y - w * 0.75);
      ctx.lineTo(x + w, y);
      ctx.fill();
      ctx.fillStyle = lit;
      ctx.beginPath();
      ctx.moveTo(p.brush.light.direction < 0 ? x : x + w, y);
      ctx.lineTo(x + w * 0.5, y - w * 0.75);
      ctx.lineTo(x + w * 0.5, y);
      ctx.fill();
      return [x + w * 0.5, y - w * 0.75, random.next()];
    default:
      ctx.fillRect(x + w * 0.12, y - w * 0.1, w * 0.2, w * 0.1);
      ctx.fillRect(x + w * 0.5, y - w * 0.18, w * 0.3, w * 0.18);
      return null;
  }
}

function tower(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  base: number,
  w: number,
  h: number,
  style: FacadeStyle,
): Beacon | null {
  const side = p.brush.light.direction;
  const top = base - h;
  const gradient = ctx.createLinearGradient(x, 0, x + w, 0);
  gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(style.wall, 0.9, style.haze)));
  gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(style.wall, 0.22, style.haze)));
  ctx.fillStyle = gradient;
  ctx.fillRect(x, top, w, base - top);
  // The narrow side facing away from the light gives the box its depth.
  const flank = w * random.between(0.14, 0.26);
  ctx.fillStyle = css(p.tone(style.wall, 0.05, style.haze), 0.55);
  ctx.fillRect(side < 0 ? x + w - flank : x, top, flank, base - top);
  const cellW = Math.max(2.6, w / random.integer(6, 11));
  // Lit windows draw more random numbers than dark ones; a separate stream keeps the skyline the
  // same by day and night.
  const panes = random.fork(`panes ${x.toFixed(2)}`);
  const cellH = cellW * random.between(1, 1.5);
  const shape = style.glass ? ([0.86, 0.8] as const) : ([0.52, 0.56] as const);
  for (let y = top + cellH * 0.5; y < base; y += cellH) {
    for (let cx = x + cellW * 0.3; cx < x + w - cellW * 0.7; cx += cellW) {
      ctx.fillStyle = css(paneColour(p, panes, style, 1 - (y - top) / h), 0.92);
      ctx.fillRect(cx, y, cellW * shape[0], cellH * shape[1]);
    }
  }
  const air = ctx.createLinearGradient(0, top, 0, base);
  air.addColorStop(0, css(p.haze, 0));
  air.addColorStop(1, css(p.haze, 0.28 + style.haze * 0.5));
  ctx.fillStyle = air;
  ctx.fillRect(x, top, w, base - top);
  if (style.neon && random.next() < 0.5) {
    const colour = random.pick(NEONS);
    ctx.fillStyle = css(mix(colour, [255, 255, 255], 0.4), 0.9);
    const at = random.pick([x, x + w - 2]);
    ctx.fillRect(at, top, Math.max(1.5, w * 0.02), h * 0.9);
    ctx.fillRect(x, top, w, Math.max(1.5, w * 0.02));
    lampGlow(ctx, at, top + h * 0.4, w * 0.9, colour, 0.5, 1.6);
  }
  return roof(ctx, p, random, x, top, w, style);
}

/** A row of towers with setbacks, spires and roof structures; returns the blinking lights. */
export function paintSkyline(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  skyline: Skyline,
): Beacon[] {
  const beacons: Beacon[] = [];
  for (let x = -skyline.tower; x < p.width; ) {
    const w = skyline.tower * random.between(0.6, 1.35);
    const gap = skyline.gap
      ? Math.min(1, Math.abs(x + w / 2 - skyline.gap.x) / skyline.gap.width)
      : 1;
    const cluster = 0.65 + 0.35 * p.noise(x / (skyline.tower * 5), skyline.haze * 40);
    const h =
      (skyline.low + (skyline.high - skyline.low) * random.next() ** 1.4 * cluster) *
      (0.3 + 0.7 * gap);
    const style: FacadeStyle = {
      wall: random.pick(skyline.neon ? NEON_WALLS : WALLS),
      glass: random.next() < 0.45,
      neon: skyline.neon,
      shade: 0.5,
      haze: skyline.haze,
    };
    const setback = h > skyline.high * 0.55 && random.next() < 0.6;
    if (setback) {
      const spire = tower(ctx, p, random, x + w * 0.18, skyline.base, w * 0.64, h * 1.22, style);
      if (spire) beacons.push(spire);
    }
    const light = tower(ctx, p, random, x, skyline.base, w, setback ? h * 0.82 : h, style);
    if (light && !setback) beacons.push(light);
    x += w * random.between(0.86, 1.12);
  }
  return beacons;
}

/** Pulsing red lights on masts after sunset. */
export function blinkingBeacons(p: Painter, beacons: readonly Beacon[]): Layer["animate"] {
  if (!p.lamps) return undefined;
  const few = beacons.slice(0, 10);
  return (ctx, seconds) => {
    for (const [x, y, phase] of few)
      lampGlow(
        ctx,
        x,
        y,
        p.unit * 0.022,
        [255, 70, 80],
        0.25 + 0.75 * Math.max(0, Math.sin(seconds * 2 + phase * 9)),
      );
  };
}
