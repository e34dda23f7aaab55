import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb, ramp, scale } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import { layer, type Painter } from "../brush/painter.ts";
import type { Celestial } from "./celestial.ts";
import { paintMoon } from "./moon.ts";
import { paintAurora, paintMilkyWay, paintStars, twinkle } from "./night-sky.ts";

function glow(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  alpha: number,
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  for (const [stop, share] of [
    [0, 1],
    [0.12, 0.62],
    [0.3, 0.3],
    [0.6, 0.09],
    [1, 0],
  ] as const) {
    gradient.addColorStop(stop, css(colour, alpha * share));
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/**
 * Paints sky, stars and the sun or moon down to the bottom of the sheet: the background of every
 * outdoor place.
 */
export function paintSky(
  p: Painter,
  horizon: number,
  sun: Celestial,
): { layer: Layer; picture: Canvas } {
  const { canvas, ctx } = p.sheet();
  const gradient = ctx.createLinearGradient(0, 0, 0, horizon);
  for (let stop = 0; stop <= 16; stop += 1)
    gradient.addColorStop(stop / 16, css(ramp(p.sky, (stop / 16) ** 1.15)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, p.width, p.height);
  const { spec, light } = p.brush;
  const dark =
    spec.time === "night" ? 1 : spec.time === "dusk" ? 0.42 : spec.time === "dawn" ? 0.1 : 0;
  const clear = sun.veiled ? 0.25 : 1;
  let stars: readonly [number, number, number][] = [];
  if (dark > 0) stars = paintStars(p, ctx, horizon, dark * clear);
  if (sun.moon && !sun.veiled) {
    paintMilkyWay(p, ctx, horizon);
    if (spec.place === "snow" || (spec.place === "mountains" && spec.seed % 2 === 0))
      paintAurora(p, ctx, horizon);
  }
  const air = ctx.createLinearGradient(0, horizon - p.unit * 0.3, 0, horizon);
  air.addColorStop(0, css(p.haze, 0));
  air.addColorStop(1, css(scale(p.haze, 1.04), 0.55));
  ctx.fillStyle = air;
  ctx.fillRect(0, horizon - p.unit * 0.3, p.width, p.height);
  ctx.globalCompositeOperation = "screen";
  const warm = mix(p.key, p.sky[3] ?? p.key, 0.3);
  const power = (sun.moon ? 0.3 : 0.5 + (1 - light.brightness) * 0.4) * (sun.veiled ? 0.5 : 1);
  glow(ctx, sun.x, sun.y, p.unit * (sun.moon ? 0.6 : 1.05), warm, power);
  if (!sun.veiled)
    glow(
      ctx,
      sun.x,
      sun.y,
      sun.radius * 5,
      mix(p.key, [255, 255, 255], 0.4),
      sun.moon ? 0.4 : 0.85,
    );
  ctx.globalCompositeOperation = "source-over";
  if (!sun.veiled && sun.moon) paintMoon(p, ctx, sun);
  if (!sun.veiled && !sun.moon) {
    glow(ctx, sun.x, sun.y, sun.radius * 1.5, [255, 252, 240], 1);
    ctx.fillStyle = css(mix([255, 253, 244], p.key, 0.16));
    ctx.beginPath();
    ctx.arc(sun.x, sun.y, sun.radius * 0.72, 0, Math.PI * 2);
    ctx.fill();
  }
  return {
    layer: layer("sky", 0, canvas, stars.length > 0 ? twinkle(stars, p.unit / 720) : undefined),
    picture: canvas,
  };
}
