import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { bush } from "../nature/bush.ts";
import { farHills } from "../nature/far-hills.ts";
import { swayingGrass } from "../nature/grass.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { paintRock } from "../nature/rock.ts";
import { renderTerrain } from "../nature/terrain.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import { acacia } from "./acacia.ts";
import { frontGrowth } from "./front-growth.ts";
import { openLand } from "./open-land.ts";

const GRASS: Rgb = [222, 182, 92];
const LEAF: Rgb = [104, 128, 62];

/** Golden grass to the horizon, flat-topped acacias, a snow-capped mountain far away. */
export const paintSavanna: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.57,
    soil: GRASS,
    patch: [196, 144, 78],
    roll: 0.22,
    end: 12,
    path: { colour: [204, 144, 92], width: 0.42 },
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  if (random.next() < 0.6) {
    const mountain = mountainRange(p, horizon, 44, 13, [128, 118, 132], 0.5, shift, 0.011);
    land.far.ctx.drawImage(renderTerrain(p, mountain, 44, 100), 0, 0);
  }
  const plain = { horizon, near: 11, far: 40, peak: 0.7, colour: GRASS, patch: LEAF };
  land.mid.ctx.drawImage(farHills(p, { ...plain, haze: 0.36, pace: 0.12 }, shift), 0, 0);
  const far = [0, 1].map(() => acacia(p, random, p.unit * 0.16, treeStyle(LEAF, 0.3)));
  for (let tree = 0; tree < 16; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(far),
      random.next() * p.width,
      horizon + p.unit * random.between(0.004, 0.02),
      p.unit * random.between(0.04, 0.1),
      random.next() < 0.5,
    );
  land.lay();
  const near = [0, 1].map(() => acacia(p, random, p.unit * 0.5, treeStyle(LEAF, 0.04)));
  for (const [u, z, tall] of [
    [side * 0.45, 8, 1.9],
    [-side * 0.2, 7.4, 1.3],
    [-side * 0.72, 5.4, 2],
    [side * 0.86, 4.4, 1.7],
  ] as const) {
    const foot = land.at(u + random.between(-0.06, 0.06), z);
    land.pen("near").shadow(foot.x, foot.y, foot.scale * 0.9, foot.scale * 0.1);
    stamp(land.near.ctx, random.pick(near), foot.x, foot.y + 2, foot.scale * tall, u > 0);
  }
  for (let stone = 0; stone < 5; stone += 1) {
    const foot = land.at(random.pick([-1, 1]) * random.between(0.6, 1), random.between(2.2, 5));
    if (stone % 2 === 0)
      paintRock(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.3, [176, 132, 100], 0.05);
    else bush(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.26, [150, 146, 74], 0.05);
  }
  scatterMeadow(land.near.ctx, p, random.fork("grass"), land.terrain, {
    near: 0.97,
    far: 8,
    grass: [212, 174, 84],
    flowers: [],
    bare: (x, z) => Math.abs(x - land.path(z)) < 0.22,
    density: 1.6,
  });
  frontGrowth(land, { grass: [206, 160, 74], height: 0.24 });
  return land.plate({
    far: flyingBirds(p, random.integer(3, 7), p.y(0.14), p.y(0.34)),
    front: swayingGrass(p, random.fork("sway"), [226, 184, 96], p.unit * 0.26),
  });
};
