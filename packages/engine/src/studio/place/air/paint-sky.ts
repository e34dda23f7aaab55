import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Layer } from "../../draw/stage.ts";
import { css, mix, ramp, type Rgb, scale } from "../../light/colour.ts";
import { layer, type Painter } from "../painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../raster.ts";

/** Where the sun or the moon stands, in sheet pixels, and its radius. */
export interface Celestial {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly moon: boolean;
  /** Hidden behind cloud or rain: no disc, only brightness. */
  readonly veiled: boolean;
}

const HEIGHTS = { dawn: 0.14, day: 0.74, "golden-hour": 0.22, dusk: 0.05, night: 0.68 } as const;

/** Places the sun or moon on the side the light comes from. `horizon` in sheet pixels. */
export function placeCelestial(p: Painter, horizon: number): Celestial {
  const { spec, light } = p.brush;
  const random = p.brush.random.fork("celestial");
  const top = p.y(0);
  const rise = HEIGHTS[spec.time] + random.between(-0.04, 0.06);
  const moon = spec.time === "night";
  return {
    x: p.x(0.5 + light.direction * 0.42),
    y: horizon - (horizon - top) * rise,
    radius: p.unit * (moon ? random.between(0.045, 0.075) : spec.time === "day" ? 0.04 : 0.055),
    moon,
    veiled: spec.weather !== "clear" && !(spec.weather === "cloudy" && spec.weatherStrength < 0.6),
  };
}

function glow(ctx: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, alpha: number): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  for (const [stop, share] of [[0, 1], [0.12, 0.62], [0.3, 0.3], [0.6, 0.09], [1, 0]] as const) {
    gradient.addColorStop(stop, css(colour, alpha * share));
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

function paintMoon(p: Painter, ctx: SKRSContext2D, sun: Celestial): void {
  const random = p.brush.random.fork("moon");
  const pale: Rgb = [250, 246, 232];
  const shadow = mix(pale, p.sky[1] ?? pale, 0.55);
  const phase = random.pick([0, 0, 0.55, -0.55, 0.8]);
  const size = sun.radius * 2;
  const disc = computePicture(size, size, Math.max(1, size / 160), (px, py, out) => {
    const u = (px / sun.radius - 1) * 1.02;
    const v = (py / sun.radius - 1) * 1.02;
    const r = Math.hypot(u, v);
    const seas = smoothstep(0.02, 0.4, p.fbm(u * 1.5 + 40, v * 1.5, 4));
    const colour = mix(pale, shadow, seas * 0.55);
    const lit = phase === 0 ? 1 : smoothstep(-0.1, 0.16, u * Math.sign(phase) - (Math.abs(phase) - 0.5) * 1.6 * Math.sqrt(Math.max(0, 1 - v * v)));
    [out[0], out[1], out[2]] = colour;
    out[3] = smoothstep(1, 0.965, r) * (0.06 + 0.94 * lit);
  });
  drawSmooth(ctx, disc, sun.x - sun.radius, sun.y - sun.radius, size, size);
}

function paintStars(p: Painter, ctx: SKRSContext2D, horizon: number, density: number): readonly [number, number, number][] {
  const random = p.brush.random.fork("stars");
  const twinkling: [number, number, number][] = [];
  const count = Math.round(((p.width * p.height) / 1300) * density);
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * p.width;
    const fall = random.next();
    const y = fall * horizon;
    const size = 0.35 + random.next() ** 6 * 1.5;
    const fade = 1 - smoothstep(0.55, 1, fall);
    const colour = random.pick<Rgb>([[255, 255, 255], [206, 222, 255], [255, 236, 206]]);
    ctx.fillStyle = css(colour, (0.25 + random.next() * 0.65) * fade * density);
    ctx.beginPath();
    ctx.arc(x, y, size * (p.unit / 720), 0, Math.PI * 2);
    ctx.fill();
    if (size > 1.05 && fade > 0.4) twinkling.push([x, y, random.next()]);
  }
  return twinkling.slice(0, 26);
}

function paintMilkyWay(p: Painter, ctx: SKRSContext2D, horizon: number): void {
  const random = p.brush.random.fork("milky-way");
  const slope = random.between(0.5, 1.1) * random.pick([-1, 1]);
  const cross = p.width * random.between(0.3, 0.7);
  const warm = mix(p.sky[4] ?? p.haze, [255, 220, 230], 0.5);
  const band = computePicture(p.width, horizon, 5, (x, y, out) => {
    const off = (x - cross - (y - horizon * 0.5) * slope) / p.unit;
    const wisps = p.fbm((x / p.unit) * 2.4, (y / p.unit) * 2.4, 5);
    const core = Math.exp(-((off + wisps * 0.16) ** 2) / 0.035);
    const lane = smoothstep(0.02, 0.3, p.fbm((x / p.unit) * 3 + 9, (y / p.unit) * 3, 4)) * Math.exp(-(off ** 2) / 0.01);
    [out[0], out[1], out[2]] = warm;
    out[3] = Math.max(0, core * (0.26 + wisps * 0.34) - lane * 0.16) * (1 - smoothstep(0.5, 1, y / horizon));
  });
  drawSmooth(ctx, band, 0, 0, p.width, horizon);
}

function paintAurora(p: Painter, ctx: SKRSContext2D, horizon: number): void {
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
    out[3] = Math.min(0.75, light * 0.5);
  });
  ctx.globalCompositeOperation = "screen";
  drawSmooth(ctx, veil, 0, 0, p.width, horizon);
  ctx.globalCompositeOperation = "source-over";
}

function twinkle(stars: readonly (readonly [number, number, number])[], scaleBy: number): Layer["animate"] {
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

/** Paints air, stars and the sun or moon down to the bottom of the sheet: the back of every outdoor place. */
export function paintSky(p: Painter, horizon: number, sun: Celestial): { layer: Layer; picture: Canvas } {
  const { canvas, ctx } = p.sheet();
  const gradient = ctx.createLinearGradient(0, 0, 0, horizon);
  for (let stop = 0; stop <= 16; stop += 1) gradient.addColorStop(stop / 16, css(ramp(p.sky, (stop / 16) ** 1.15)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, p.width, p.height);
  const { spec, light } = p.brush;
  const dark = spec.time === "night" ? 1 : spec.time === "dusk" ? 0.42 : spec.time === "dawn" ? 0.1 : 0;
  const clear = sun.veiled ? 0.25 : 1;
  let stars: readonly [number, number, number][] = [];
  if (dark > 0) stars = paintStars(p, ctx, horizon, dark * clear);
  if (sun.moon && !sun.veiled) {
    paintMilkyWay(p, ctx, horizon);
    if (spec.place === "snow" || (spec.place === "mountains" && spec.seed % 2 === 0)) paintAurora(p, ctx, horizon);
  }
  ctx.globalCompositeOperation = "screen";
  const warm = mix(p.key, p.sky[3] ?? p.key, 0.3);
  const power = (sun.moon ? 0.3 : 0.5 + (1 - light.brightness) * 0.4) * (sun.veiled ? 0.5 : 1);
  glow(ctx, sun.x, sun.y, p.unit * (sun.moon ? 0.6 : 1.05), warm, power);
  if (!sun.veiled) glow(ctx, sun.x, sun.y, sun.radius * 5, mix(p.key, [255, 255, 255], 0.4), sun.moon ? 0.4 : 0.85);
  ctx.globalCompositeOperation = "source-over";
  if (!sun.veiled && sun.moon) paintMoon(p, ctx, sun);
  if (!sun.veiled && !sun.moon) {
    glow(ctx, sun.x, sun.y, sun.radius * 1.5, [255, 252, 240], 1);
    ctx.fillStyle = css(mix([255, 253, 244], p.key, 0.16));
    ctx.beginPath();
    ctx.arc(sun.x, sun.y, sun.radius * 0.72, 0, Math.PI * 2);
    ctx.fill();
  }
  const air = ctx.createLinearGradient(0, horizon - p.unit * 0.3, 0, horizon);
  air.addColorStop(0, css(p.haze, 0));
  air.addColorStop(1, css(scale(p.haze, 1.04), 0.55));
  ctx.fillStyle = air;
  ctx.fillRect(0, horizon - p.unit * 0.3, p.width, p.height);
  return { layer: layer("sky", 0, canvas, stars.length > 0 ? twinkle(stars, p.unit / 720) : undefined), picture: canvas };
}
