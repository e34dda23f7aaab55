import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { branchCoral, CORALS, fanCoral, roundCoral } from "../nature/coral.ts";
import { paintRock } from "../nature/rock.ts";

/** Objects nearer than the figures that frame the picture. */
export function paintUnderwaterForeground(p: Painter, random: Random, front: Framing): void {
  for (const way of [-1, 1]) {
    const edge = way > 0 ? "right" : "left";
    const at = (share: number) => p.x(0.5 + way * share);
    const low = p.height + p.unit * 0.02;
    front.add(edge, (ctx) => {
      const size = p.unit * random.between(0.34, 0.46);
      paintRock(ctx, p, random, at(0.55), low + p.unit * 0.02, size, [62, 88, 104], 0.06);
    });
    front.add(edge, (ctx) => {
      const size = p.unit * random.between(0.24, 0.34);
      branchCoral(ctx, p, random, at(0.5), low - p.unit * 0.05, size, random.pick(CORALS), 0);
    });
    front.add(edge, (ctx) => {
      const size = p.unit * random.between(0.13, 0.2);
      fanCoral(ctx, p, random, at(0.4), low - p.unit * 0.01, size, random.pick(CORALS), 0);
    });
    front.add(edge, (ctx) =>
      roundCoral(ctx, p, random, at(0.46), low, p.unit * 0.16, random.pick(CORALS), 0),
    );
  }
}
