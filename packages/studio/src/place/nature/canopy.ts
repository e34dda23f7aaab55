import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Celestial } from "../air/celestial.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { leafShape } from "./leaf-shape.ts";

/** Slanting beams between trees, from the side of the sun. */
export function lightShafts(ctx: SKRSContext2D, p: Painter, sun: Celestial, random: Random): void {
  const strength = sun.veiled ? 0.06 : p.night ? 0.1 : 0.2;
  const colour = mix(p.key, [255, 255, 255], 0.3);
  const x = sun.x + p.brush.light.direction * p.unit * 0.55;
  const y = -p.unit * 0.55;
  ctx.globalCompositeOperation = "screen";
  for (let beam = 0; beam < 8; beam += 1) {
    const turn =
      Math.PI / 2 +
      p.brush.light.direction * 0.42 +
      (beam / 7 - 0.5) * 0.95 +
      random.between(-0.05, 0.05);
    const length = p.height * 1.1 + p.unit * 0.55;
    const width = random.between(0.012, 0.05);
    const gradient = ctx.createRadialGradient(x, y, p.unit * 0.5, x, y, length);
    const power = strength * random.between(0.5, 1.2);
    gradient.addColorStop(0, css(colour, power * 0.8));
    gradient.addColorStop(0.5, css(colour, power * 0.6));
    gradient.addColorStop(1, css(colour, 0));
    ctx.fillStyle = gradient;
    // Three nested wedges give the beam a soft edge without a blur.
    for (const share of [1, 0.66, 0.36]) {
      ctx.globalAlpha = 0.4;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(
        x + Math.cos(turn - width * share) * length,
        y + Math.sin(turn - width * share) * length,
      );
      ctx.lineTo(
        x + Math.cos(turn + width * share) * length,
        y + Math.sin(turn + width * share) * length,
      );
      ctx.fill();
    }
    ctx.globalAlpha = 1;
  }
  ctx.globalCompositeOperation = "source-over";
}

/** Leaves that hang into the picture from above, densest in the corners. */
export function overhangingLeaves(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  leaf: Rgb,
  depth: number,
): void {
  const size = p.unit * 0.017;
  for (const [shade, count, dim] of [
    [0, 900, 1],
    [0.35, 420, 0.9],
    [0.9, 190, 0.72],
  ] as const) {
    ctx.fillStyle = css(
      p.tone(
        mix(leaf, shade > 0.8 ? [255, 246, 170] : [20, 40, 30], shade > 0.8 ? 0.2 : 0.25),
        shade,
      ),
    );
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const x = random.next() * p.width;
      const edge = Math.abs(x / p.width - 0.5) * 2;
      const hang =
        p.y(0) +
        p.unit * depth * (edge ** 1.6 * 1.5 + 0.1 + p.noise((x / p.unit) * 2.3, 3) * 0.5) * dim;
      const y = hang * random.next() ** 0.6;
      if (y > hang) continue;
      const turn = random.next() * Math.PI;
      const long = size * random.between(0.6, 1.3);
      leafShape(ctx, x, y, long * 1.1, long * 0.5, turn);
    }
    ctx.fill();
  }
}

/** Wandering sparks of light: fireflies after sunset, dust in the sun by day. */
export function fireflies(p: Painter, random: Random, top: number): Layer["animate"] {
  if (p.snow > 0.3) return undefined;
  const flies = Array.from({ length: p.lamps ? 26 : 16 }, () => ({
    x: random.next() * p.width,
    y: random.between(top - p.unit * 0.15, p.height),
    phase: random.next() * 6.3,
    size: p.unit * random.between(0.007, 0.016),
  }));
  const colour: Rgb = p.lamps ? [214, 255, 130] : mix(p.key, [255, 255, 255], 0.4);
  const strength = p.lamps ? 0.95 : 0.35;
  return (ctx, seconds) => {
    for (const fly of flies) {
      const x = fly.x + Math.sin(seconds * 0.5 + fly.phase) * p.unit * 0.04;
      const y = fly.y + Math.sin(seconds * 0.37 + fly.phase * 2) * p.unit * 0.03;
      lampGlow(
        ctx,
        x,
        y,
        fly.size,
        colour,
        strength * Math.max(0, Math.sin(seconds * 1.4 + fly.phase * 5)),
      );
    }
  };
}
