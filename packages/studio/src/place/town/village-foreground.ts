import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { foregroundGrass } from "../nature/grass.ts";
import { stamp, treeStyle } from "../nature/tree.ts";

/** Objects nearer than the figures that frame the picture. */
export function paintVillageForeground(
  p: Painter,
  random: Random,
  leaf: readonly [Rgb, ...Rgb[]],
  grass: Rgb,
  petals: readonly Rgb[],
  front: Framing,
): void {
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const [near, far] = side > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
  const style = treeStyle(mix(random.pick(leaf), [40, 70, 50], 0.25), 0);
  const tall = broadleaf(p, random, p.unit * 0.95, style);
  // In a portrait frame it would cover half of the village.
  const aside = p.width < p.height ? 0.7 : 0.55;
  front.add(near, (ctx) =>
    stamp(ctx, tall, p.x(0.5 + side * aside), p.height + p.unit * 0.06, tall.height),
  );
  front.add(far, (ctx) => {
    const y = p.height + p.unit * 0.02;
    bush(ctx, p, random, p.x(0.5 - side * 0.54), y, p.unit * 0.26, random.pick(leaf));
  });
  const blades: Rgb = p.snow > 0.3 ? [232, 240, 250] : mix(grass, [60, 100, 54], 0.4);
  front.add("bottom", (ctx) =>
    foregroundGrass(ctx, p, random, blades, {
      flowers: petals,
      height: p.snow > 0.3 ? 0.06 : 0.15,
    }),
  );
}
