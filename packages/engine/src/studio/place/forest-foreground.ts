import type { Canvas } from "@napi-rs/canvas";
import { mix, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import type { Wood } from "./forest-wood.ts";
import { overhangingLeaves } from "./nature/canopy.ts";
import { fern } from "./nature/fern.ts";
import { foregroundGrass } from "./nature/grass.ts";
import { paintTrunk } from "./nature/trunk.ts";
import type { Painter } from "./painter.ts";

/** What stands nearer than the figures and frames the picture. */
export function paintForestForeground(
  p: Painter,
  random: Random,
  wood: Wood,
  moss: Rgb,
  petals: readonly Rgb[],
): Canvas {
  const front = p.sheet();
  const side = p.brush.light.direction > 0 ? -1 : 1;
  paintTrunk(
    front.ctx,
    p,
    random,
    p.x(0.5 + side * 0.52),
    p.height,
    p.unit * random.between(0.16, 0.22),
    p.height,
    wood.bark,
    0,
    wood.birch,
  );
  if (p.width > p.height)
    paintTrunk(
      front.ctx,
      p,
      random,
      p.x(0.5 - side * 0.56),
      p.height,
      p.unit * 0.11,
      p.height,
      wood.bark,
      0,
      wood.birch,
    );
  overhangingLeaves(front.ctx, p, random, random.pick(wood.leaves), 0.16);
  if (p.snow < 0.3) {
    fern(front.ctx, p, random, p.x(0.5 - side * 0.47), p.height, p.unit * 0.24, [72, 122, 66]);
    fern(
      front.ctx,
      p,
      random,
      p.x(0.5 + side * 0.36),
      p.height + p.unit * 0.02,
      p.unit * 0.17,
      [72, 122, 66],
    );
  }
  foregroundGrass(
    front.ctx,
    p,
    random,
    p.snow > 0.3 ? [230, 238, 250] : mix(moss, [50, 90, 50], 0.5),
    { flowers: petals, height: p.snow > 0.3 ? 0.06 : 0.14 },
  );
  return front.canvas;
}
