import { mix, type Rgb } from "../../light/colour.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { foregroundGrass } from "../nature/grass.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import type { Land } from "./open-land.ts";

export interface FrontGrowth {
  readonly grass: Rgb;
  readonly flowers?: readonly Rgb[];
  /** In unit lengths. */
  readonly height?: number;
  /** Leaves of a tree at the shaded edge, and of a bush at the other. */
  readonly tree?: Rgb;
  readonly bush?: Rgb;
  readonly lasting?: boolean;
}

/** Grass, and optionally a tree and a bush, nearer than the figures, to frame the picture. */
export function frontGrowth({ p, random, side, front }: Land, growth: FrontGrowth): void {
  const [shaded, lit] = side > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
  const { tree, bush: shrub } = growth;
  if (tree) {
    const style = {
      ...treeStyle(mix(tree, [40, 70, 50], 0.2), 0),
      lasting: growth.lasting === true,
    };
    const tall = broadleaf(p, random, p.unit * 0.92, style);
    front.add(shaded, (ctx) =>
      stamp(ctx, tall, p.x(0.5 + side * 0.57), p.height + p.unit * 0.06, tall.height),
    );
  }
  if (shrub)
    front.add(lit, (ctx) =>
      bush(ctx, p, random, p.x(0.5 - side * 0.54), p.height + p.unit * 0.02, p.unit * 0.24, shrub),
    );
  const snowy = p.snow > 0.3;
  front.add("bottom", (ctx) =>
    foregroundGrass(ctx, p, random, snowy ? [226, 234, 246] : growth.grass, {
      flowers: snowy || p.season === "winter" ? [] : (growth.flowers ?? []),
      height: snowy ? 0.05 : (growth.height ?? 0.14),
    }),
  );
}
