import type { Canvas } from "@napi-rs/canvas";
import type { Random } from "../scene/random.ts";
import { branchCoral, CORALS, fanCoral, roundCoral } from "./nature/coral.ts";
import { paintRock } from "./nature/rock.ts";
import type { Painter } from "./painter.ts";

/** What stands nearer than the figures and frames the picture. */
export function paintUnderwaterForeground(p: Painter, random: Random): Canvas {
  const front = p.sheet();
  for (const way of [-1, 1]) {
    paintRock(
      front.ctx,
      p,
      random,
      p.x(0.5 + way * 0.55),
      p.height + p.unit * 0.04,
      p.unit * random.between(0.34, 0.46),
      [62, 88, 104],
      0.06,
    );
    branchCoral(
      front.ctx,
      p,
      random,
      p.x(0.5 + way * 0.5),
      p.height - p.unit * 0.03,
      p.unit * random.between(0.24, 0.34),
      random.pick(CORALS),
      0,
    );
    fanCoral(
      front.ctx,
      p,
      random,
      p.x(0.5 + way * 0.4),
      p.height + p.unit * 0.01,
      p.unit * random.between(0.13, 0.2),
      random.pick(CORALS),
      0,
    );
    roundCoral(
      front.ctx,
      p,
      random,
      p.x(0.5 + way * 0.46),
      p.height + p.unit * 0.02,
      p.unit * 0.16,
      random.pick(CORALS),
      0,
    );
  }
  return front.canvas;
}
