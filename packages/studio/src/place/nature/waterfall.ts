import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

export interface Waterfall {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly width: number;
}

/** A cliff with water falling over it into mist. */
export function paintWaterfall(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  base: number,
  height: number,
  haze: number,
  breadth = 1,
): Waterfall {
  const span = height * 1.5;
  const width = height * random.between(0.16, 0.24) * breadth;
  const shift = random.next() * 90;
  const side = p.brush.light.direction;
  const picture = computePicture(span, height * 1.1, 2, (px, py, out) => {
    const u = (px - span / 2) / span;
    const v = 1 - py / (height * 1.1);
    const top =
      0.9 * smoothstep(0.5, 0.22, Math.abs(u) + p.noise(u * 5 + shift, 1) * 0.05) +
      p.fbm(u * 8 + shift, 3, 3) * 0.09;
    const layers = p.noise(u * 3 + shift, v * 9) * 0.35 + p.fbm(u * 14 + shift, v * 7, 4) * 0.8;
    const moss = smoothstep(0.0, 0.35, p.fbm(u * 6 + shift, v * 6 + 20, 3));
    const stream = smoothstep(
      width / span / 2,
      width / span / 2.6,
      Math.abs(u + p.noise(v * 3, shift) * 0.012),
    );
    const strands = 0.6 + 0.4 * p.noise(u * 70 + shift, v * 2.2);
    const rock = p.tone(
      mix([120, 112, 100], [82, 138, 70], moss),
      Math.max(0, Math.min(1, 0.42 + layers + u * side * 0.9)),
      haze,
    );
    const water = p.tone(mix([150, 206, 216], [255, 255, 255], strands), 0.9, haze * 0.6);
    [out[0], out[1], out[2]] = mix(rock, water, stream * (0.7 + strands * 0.3));
    out[3] = smoothstep(0, 0.012, top - v);
  });
  drawSmooth(ctx, picture, x - span / 2, base - height * 1.1, span, height * 1.1);
  for (let puff = 0; puff < 5; puff += 1)
    lampGlow(
      ctx,
      x + random.between(-0.8, 0.8) * width,
      base - height * 0.03,
      width * random.between(0.7, 1.2),
      mix(p.haze, [255, 255, 255], 0.5),
      0.5,
      0.5,
    );
  return { x, top: base - height * 0.92, base, width: width * 0.8 };
}

/** Strands of water that run down the fall. */
export function fallingWater(p: Painter, fall: Waterfall): Layer["animate"] {
  const random = p.brush.random.fork("fall");
  const strands = Array.from({ length: 30 }, () => ({
    x: fall.x + random.between(-0.45, 0.45) * fall.width,
    speed: random.between(0.35, 0.6),
    phase: random.next(),
    length: random.between(0.06, 0.16),
  }));
  const colour = css(mix(p.tone([255, 255, 255], 0.9), [255, 255, 255], 0.3), 0.4);
  const height = fall.base - fall.top;
  return (ctx, seconds) => {
    ctx.fillStyle = colour;
    for (const strand of strands) {
      const t = (seconds * strand.speed + strand.phase) % 1;
      ctx.fillRect(
        strand.x,
        fall.top + t * t * height,
        p.unit * 0.0024,
        strand.length * height * (0.3 + t) * (1 - t),
      );
    }
  };
}
