import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { overhangingLeaves } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import type { Wood } from "../nature/forest-wood.ts";
import { foregroundGrass } from "../nature/grass.ts";
import { paintTrunk } from "../nature/trunk.ts";

/** Objects nearer than the figures that frame the picture. */
export function paintForestForeground(
  p: Painter,
  random: Random,
  wood: Wood,
  moss: Rgb,
  petals: readonly Rgb[],
  front: Framing,
): void {
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const [near, far] = side > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
  const trunk = (at: number, size: number, edge: typeof near) =>
    front.add(edge, (ctx) =>
      paintTrunk(ctx, p, random, p.x(at), p.height, size, p.height, wood.bark, 0, wood.birch),
    );
  trunk(0.5 + side * 0.52, p.unit * random.between(0.16, 0.22), near);
  if (p.width > p.height) trunk(0.5 - side * 0.56, p.unit * 0.11, far);
  front.add("top", (ctx) => overhangingLeaves(ctx, p, random, random.pick(wood.leaves), 0.16));
  if (p.snow < 0.3) {
    const green: Rgb = [72, 122, 66];
    front.add(far, (ctx) =>
      fern(ctx, p, random, p.x(0.5 - side * 0.47), p.height, p.unit * 0.24, green),
    );
    front.add(near, (ctx) =>
      fern(ctx, p, random, p.x(0.5 + side * 0.36), p.height, p.unit * 0.17, green),
    );
  }
  const grass: Rgb = p.snow > 0.3 ? [230, 238, 250] : mix(moss, [50, 90, 50], 0.5);
  front.add("bottom", (ctx) =>
    foregroundGrass(ctx, p, random, grass, {
      flowers: petals,
      height: p.snow > 0.3 ? 0.06 : 0.14,
    }),
  );
}
