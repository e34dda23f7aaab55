import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";

export interface Kelp {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly phase: number;
}

/** One ribbon of kelp with its blades, bent by the current at a moment. */
export function drawKelp(
  ctx: SKRSContext2D,
  kelp: Kelp,
  seconds: number,
  stem: string,
  blade: string,
): void {
  const steps = 15;
  const at = (t: number) =>
    kelp.x +
    Math.sin(seconds * 0.8 + kelp.phase + t * 3.4) * kelp.height * 0.085 * t +
    Math.sin(kelp.phase * 3 + t * 2) * kelp.height * 0.12 * t;
  ctx.fillStyle = blade;
  ctx.beginPath();
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const x = at(t);
    const y = kelp.y - kelp.height * t;
    const long = kelp.height * 0.17 * (1.1 - t * 0.55);
    const lift = Math.sin(seconds * 1.1 + kelp.phase + step) * long * 0.16;
    for (const way of step === steps ? [-0.35, 0.35] : [-1, 1]) {
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        x + way * long * 0.45,
        y - long * 0.25,
        x + way * long,
        y - long * 0.72 + lift,
      );
      ctx.quadraticCurveTo(x + way * long * 0.75, y - long * 0.02, x, y + long * 0.14);
    }
  }
  ctx.fill();
  ctx.strokeStyle = stem;
  ctx.lineWidth = Math.max(1, kelp.height * 0.011);
  ctx.lineCap = "round";
  ctx.beginPath();
  for (let step = 0; step <= steps; step += 1)
    ctx.lineTo(at(step / steps), kelp.y - (kelp.height * step) / steps);
  ctx.stroke();
}

/** Kelp that sways in every frame: a dozen plants at the sides. */
export function swayingKelp(
  p: Painter,
  random: Random,
  base: number,
  tall: number,
  colour: Rgb,
  count: number,
  shade: number,
  distance: number,
  front?: Framing,
): Layer["animate"] {
  const grown: Kelp[] = Array.from({ length: count }, (_, index) => ({
    x: p.x(0.5 + (index % 2 === 0 ? -1 : 1) * random.between(0.32, 0.56)),
    y: base + random.between(0, 0.04) * p.unit,
    height: tall * random.between(0.55, 1.15),
    phase: random.next() * 6.3,
  }));
  const plants = grown.filter(
    ({ x, y, height }) =>
      front?.isFree(x - height * 0.3, x + height * 0.3, y - height, y) !== false,
  );
  const stem = css(p.tone(colour, shade * 0.5, distance));
  const blade = css(p.tone(colour, shade, distance));
  return (ctx, seconds) => {
    for (const plant of plants) drawKelp(ctx, plant, seconds, stem, blade);
  };
}
