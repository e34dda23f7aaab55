import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Pen } from "../brush/pen.ts";

/** A cluster of lit crystals; `y` is the ground; a `way` of −1 makes it hang from above. */
export function crystals(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  way: 1 | -1 = 1,
): void {
  pen.glow(x, y - size * 0.4 * way, size * 1.1, colour, 0.6);
  for (let shard = 0; shard < 6; shard += 1) {
    const lean = (shard - 2.5) * 0.26 + random.between(-0.1, 0.1);
    const tall = size * random.between(0.5, 1) * (1 - Math.abs(lean) * 0.5);
    const w = size * random.between(0.08, 0.13);
    // All grow from one spot and are narrow at the foot, so that none looks cut off.
    const bx = x + lean * size * 0.1;
    const foot = w * 0.3;
    const tip = [bx + Math.sin(lean) * tall, y - Math.cos(lean) * tall * way] as const;
    const neck = (off: number) =>
      [
        bx + Math.sin(lean) * tall * 0.78 + off * w,
        y - Math.cos(lean) * tall * 0.78 * way,
      ] as const;
    pen.poly(
      [[bx - foot, y], neck(-1), tip, [bx, y]],
      mix(colour, [255, 255, 255], 0.45),
      "own",
      0.95,
    );
    pen.poly([[bx, y], tip, neck(1), [bx + foot, y]], mix(colour, [30, 20, 80], 0.38), "own", 0.95);
    pen.poly(
      [[bx - foot * 0.4, y], neck(0), tip, [bx + foot * 0.3, y]],
      mix(colour, [255, 255, 255], 0.75),
      "own",
      0.5,
    );
  }
}
