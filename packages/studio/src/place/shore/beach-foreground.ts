import { css } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { grassBlades } from "../nature/grass.ts";
import { palm } from "../nature/palm.ts";
import { stamp, treeStyle } from "../nature/tree.ts";

/** Objects nearer than the figures that frame the picture. */
export function paintBeachForeground(
  p: Painter,
  random: Random,
  side: number,
  front: Framing,
): void {
  const tall = palm(p, random, p.unit * 1.15, treeStyle([64, 128, 70], 0, [150, 112, 82]));
  const height = p.unit * random.between(1.02, 1.16);
  front.add(side > 0 ? "right" : "left", (ctx) =>
    stamp(ctx, tall, p.x(0.5 + side * 0.52), p.height + p.unit * 0.06, height, side > 0),
  );
  front.add("bottom", (ctx) => {
    for (const way of [-1, 1]) {
      grassBlades(ctx, random, css(p.tone([120, 150, 84], 0.3)), 80, () => ({
        x: p.x(0.5 + way * random.between(0.34, 0.58)),
        y: p.height + 2,
        size: p.unit * random.between(0.07, 0.2),
      }));
      grassBlades(ctx, random, css(p.tone([176, 186, 104], 0.8)), 40, () => ({
        x: p.x(0.5 + way * random.between(0.36, 0.58)),
        y: p.height + 2,
        size: p.unit * random.between(0.07, 0.17),
      }));
    }
  });
}
