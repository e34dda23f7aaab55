import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";

/** Petals or leaves that drift down across the picture, turning as they fall. */
export function fallingLeaves(
  p: Painter,
  random: Random,
  colours: readonly [Rgb, ...Rgb[]],
  count: number,
): NonNullable<Layer["animate"]> {
  const leaves = Array.from({ length: count }, () => ({
    x: random.next(),
    phase: random.next(),
    pace: random.between(0.05, 0.09),
    size: p.unit * random.between(0.005, 0.011),
    fill: css(p.tone(random.pick(colours), random.between(0.6, 1))),
  }));
  return (ctx, seconds) => {
    for (const leaf of leaves) {
      const t = (leaf.phase + seconds * leaf.pace) % 1;
      const x = ((leaf.x + t * 0.16 + Math.sin(t * 12 + leaf.phase * 9) * 0.012) % 1) * p.width;
      const turn = Math.abs(Math.sin(seconds * 1.8 + leaf.phase * 20));
      ctx.fillStyle = leaf.fill;
      ctx.beginPath();
      ctx.ellipse(
        x,
        t * p.height,
        leaf.size,
        leaf.size * (0.25 + turn * 0.5),
        seconds + leaf.phase * 6,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  };
}
