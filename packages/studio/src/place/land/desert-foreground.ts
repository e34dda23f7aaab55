import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { cactus } from "../nature/cactus.ts";
import { grassBlades } from "../nature/grass.ts";
import { paintRock } from "../nature/rock.ts";

/** Objects nearer than the figures that frame the picture. */
export function paintDesertForeground(p: Painter, random: Random, sand: Rgb, front: Framing): void {
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const [near, far] = side > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
  const stone = mix(sand, [140, 86, 72], 0.62);
  front.add(near, (ctx) => {
    const y = p.height + p.unit * 0.03;
    paintRock(ctx, p, random, p.x(0.5 + side * 0.5), y, p.unit * 0.38, stone, 0);
  });
  const tall = p.unit * random.between(0.5, 0.72);
  front.add(near, (ctx) =>
    cactus(ctx, p, random, p.x(0.5 + side * 0.43), p.height + p.unit * 0.02, tall, 0),
  );
  front.add(far, (ctx) => {
    const y = p.height + p.unit * 0.04;
    paintRock(ctx, p, random, p.x(0.5 - side * 0.54), y, p.unit * 0.26, stone, 0);
  });
  front.add("bottom", (ctx) => {
    for (const way of [-1, 1])
      grassBlades(ctx, random, css(p.tone([176, 150, 84], 0.4)), 60, () => ({
        x: p.x(0.5 + way * random.between(0.32, 0.58)),
        y: p.height + 3,
        size: p.unit * random.between(0.08, 0.2),
      }));
  });
}
