import type { Canvas } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import { cactus } from "./nature/cactus.ts";
import { grassBlades } from "./nature/grass.ts";
import { paintRock } from "./nature/rock.ts";
import type { Painter } from "./painter.ts";

/** What stands nearer than the figures and frames the picture. */
export function paintDesertForeground(p: Painter, random: Random, sand: Rgb): Canvas {
  const front = p.sheet();
  const side = p.brush.light.direction > 0 ? -1 : 1;
  paintRock(
    front.ctx,
    p,
    random,
    p.x(0.5 + side * 0.5),
    p.height + p.unit * 0.03,
    p.unit * 0.38,
    mix(sand, [140, 86, 72], 0.65),
    0,
  );
  cactus(
    front.ctx,
    p,
    random,
    p.x(0.5 + side * 0.43),
    p.height + p.unit * 0.02,
    p.unit * random.between(0.5, 0.72),
    0,
  );
  paintRock(
    front.ctx,
    p,
    random,
    p.x(0.5 - side * 0.54),
    p.height + p.unit * 0.04,
    p.unit * 0.26,
    mix(sand, [140, 86, 72], 0.6),
    0,
  );
  for (const way of [-1, 1])
    grassBlades(front.ctx, random, css(p.tone([176, 150, 84], 0.4)), 60, () => ({
      x: p.x(0.5 + way * random.between(0.32, 0.58)),
      y: p.height + 3,
      size: p.unit * random.between(0.08, 0.2),
    }));
  return front.canvas;
}
