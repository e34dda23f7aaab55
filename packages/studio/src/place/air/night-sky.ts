import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

/** Paints fixed stars; returns the bright ones (x, y, phase), which twinkle. */
export function paintStars(
  p: Painter,
  ctx: SKRSContext2D,
  horizon: number,
  density: number,
): readonly [number, number, number][] {
  const random = p.brush.random.fork("stars");
  const twinkling: [number, number, number][] = [];
  const count = Math.round(((p.width * p.height) / 1300) * density);
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * p.width;
    const fall = random.next();
    const y = fall * horizon;
    const size = 0.35 + random.next() ** 6 * 1.5;
    const fade = 1 - smoothstep(0.55, 1, fall);
    const colour = random.pick<Rgb>([
      [255, 255, 255],
      [206, 222, 255],
      [255, 236, 206],
    ]);
    ctx.fillStyle = css(colour, (0.25 + random.next() * 0.65) * fade * density);
    ctx.beginPath();
    ctx.arc(x, y, size * (p.unit / 720), 0, Math.PI * 2);
    ctx.fill();
    if (size > 1.05 && fade > 0.4) twinkling.push([x, y, random.next()]);
  }
  return twinkling.slice(0, 26);
}

/** Paints the galaxy as a band across the sky. */
export function paintMilkyWay(p: Painter, ctx: SKRSContext2D, horizon: number): void {
  const random = p.brush.random.fork("milky-way");
  const slope = random.between(0.5, 1.1) * random.pick([-1, 1]);
  const cross = p.width * random.between(0.3, 0.7);
  const warm = mix(p.sky[4] ?? p.haze, [255, 220, 230], 0.5);
  const band = computePicture(p.width, horizon, 5, (x, y, out) => {
    const off = (x - cross - (y - horizon * 0.5) * slope) / p.unit;
    const wisps = p.fbm((x / p.unit) * 2.4, (y / p.unit) * 2.4, 5);
    const core = Math.exp(-((off + wisps * 0.16) ** 2) / 0.035);
    const lane =
      smoothstep(0.02, 0.3, p.fbm((x / p.unit) * 3 + 9, (y / p.unit) * 3, 4)) *
      Math.exp(-(off ** 2) / 0.01);
    [out[0], out[1], out[2]] = warm;
    out[3] =
      Math.max(0, core * (0.26 + wisps * 0.34) - lane * 0.16) *
      (1 - smoothstep(0.5, 1, y / horizon));
  });
  drawSmooth(ctx, band, 0, 0, p.width, horizon);
}

/** Paints three curtains of northern light. */
export function paintAurora(p: Painter, ctx: SKRSContext2D, horizon: number): void {
  const phase = p.brush.random.fork("aurora").next() * 50;
  const veil = computePicture(p.width, horizon, 4, (x, y, out) => {
    const u = x / p.unit;
    const v = 1 - y / horizon;
    let light = 0;
    for (let curtain = 0; curtain < 3; curtain += 1) {
      const foot = 0.26 + curtain * 0.17 + p.noise(u * 0.7 + phase + curtain * 9, curtain) * 0.16;
      const rays = 0.55 + 0.45 * p.noise(u * 9 + p.noise(u * 2, phase) * 2, curtain * 5 + phase);
      const above = v - foot;
      light += above > 0 ? Math.exp(-above * 4.2) * rays * smoothstep(0, 0.035, above) : 0;
    }
    const top = smoothstep(0.3, 0.85, v);
    out[0] = 70 + top * 120;
    out[1] = 240 - top * 130;
    out[2] = 170 + top * 70;
    out[3] = Math.min(0.92, light * 0.8);
  });
  ctx.globalCompositeOperation = "screen";
  drawSmooth(ctx, veil, 0, 0, p.width, horizon);
  ctx.globalCompositeOperation = "source-over";
}

/** Draws the bright stars as they appear at a given second. */
export function twinkle(
  stars: readonly (readonly [number, number, number])[],
  scaleBy: number,
): Layer["animate"] {
  return (ctx, seconds) => {
    for (const [x, y, phase] of stars) {
      const shine = Math.sin(seconds * (1.3 + phase * 1.7) + phase * 40) ** 4;
      const arm = scaleBy * (2.5 + shine * 5);
      ctx.fillStyle = `rgba(255,255,255,${(0.2 + shine * 0.7).toFixed(3)})`;
      ctx.fillRect(x - arm, y - 0.5, arm * 2, 1);
      ctx.fillRect(x - 0.5, y - arm, 1, arm * 2);
    }
  };
}
