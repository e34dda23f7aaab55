import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { casts } from "../brush/painter.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { farHills } from "../nature/far-hills.ts";
import { PETALS } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { renderTerrain } from "../nature/terrain.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { castleKeep, pennants } from "./castle-keep.ts";

/** A castle with many towers at the end of a path through its gardens. */
export const paintCastle: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.56,
    soil: [126, 172, 84],
    patch: [160, 186, 92],
    roll: 0.2,
    sides: 0.3,
    end: 10,
    path: { colour: [222, 204, 168], width: 0.75, bend: 0.12 },
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const range = mountainRange(p, horizon, 30, 16, [130, 126, 144], 0.46, shift, 0.019);
  land.far.ctx.drawImage(renderTerrain(p, range, 30, 90), 0, 0);
  const hills = { horizon, near: 9, far: 28, peak: 1.1, colour: [118, 164, 88] as const };
  land.mid.ctx.drawImage(farHills(p, { ...hills, haze: 0.18, pace: 0.08 }, shift), 0, 0);
  const roof: Rgb = random.pick([
    [76, 104, 168],
    [178, 72, 72],
    [110, 84, 150],
    [62, 128, 130],
  ]);
  const wide = Math.min(p.unit * 0.7, brush.frame.width * 0.8);
  const tips = casts(p, "castle")
    ? []
    : castleKeep(
        land.pen("mid", 0.1),
        p,
        p.x(0.5 - side * 0.06),
        horizon + p.unit * 0.035,
        wide,
        roof,
      );
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("lawn"), land.terrain, {
    near: 0.97,
    far: 7,
    grass: [124, 172, 80],
    flowers: p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS)],
    bare: (x, z) => Math.abs(x - land.path(z)) < 0.44,
    density: p.snow > 0.3 ? 0.15 : 1,
  });
  for (let z = 7.5; z > 1.7; z *= 0.86)
    for (const way of [-1, 1]) {
      const x = land.path(z) + way * 0.62;
      const foot = land.at((x * (p.height - horizon)) / (z * brush.frame.width * 0.5), z);
      bush(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.17, [92, 148, 84], z * 0.02);
    }
  const trees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.5, treeStyle(random.pick(GREENS), 0.06)),
  );
  for (const [u, z] of [
    [-0.9, 6.4],
    [0.86, 6],
    [-0.72, 4.6],
    [0.98, 3.8],
    [-1.05, 3.4],
  ] as const) {
    const foot = land.at(u, z);
    stamp(
      land.near.ctx,
      random.pick(trees),
      foot.x,
      foot.y + 3,
      foot.scale * random.between(1.4, 1.9),
      u > 0,
    );
  }
  frontGrowth(land, {
    grass: [104, 154, 68],
    flowers: [random.pick(PETALS)],
    tree: random.pick(GREENS),
    bush: [100, 152, 80],
  });
  return land.plate({ mid: pennants(p, tips, roof) });
};
