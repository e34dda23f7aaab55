import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import type { Pen } from "../brush/pen.ts";
import { paintSkyline } from "../built/skyline.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { farHills } from "../nature/far-hills.ts";
import { PETALS } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { AUTUMN, GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { fallingLeaves } from "./falling.ts";
import { frontGrowth } from "./front-growth.ts";
import { type Foot, openLand } from "./open-land.ts";

const WOOD: Rgb = [168, 112, 70];

/** A bench seen from the front: slats, iron legs. */
export function bench(pen: Pen, { x, y, scale }: Foot, snow = 0): void {
  const w = scale * 0.9;
  const h = scale * 0.42;
  pen.shadow(x, y, w * 0.56, h * 0.12);
  for (const leg of [-0.42, 0.42])
    pen.rect(x + leg * w - w * 0.02, y - h * 0.5, w * 0.04, h * 0.5, [60, 62, 72], 0.4);
  for (let slat = 0; slat < 3; slat += 1)
    pen.round(
      x - w / 2,
      y - h * (1 - slat * 0.15),
      w,
      h * 0.11,
      h * 0.03,
      WOOD,
      0.85 - slat * 0.08,
    );
  pen.round(x - w / 2, y - h * 0.52, w, h * 0.13, h * 0.03, WOOD, 0.95);
  pen.round(x - w / 2, y - h * 0.38, w, h * 0.06, h * 0.03, WOOD, 0.35);
  if (snow > 0.3) pen.round(x - w / 2, y - h * 1.06, w, h * 0.09, h * 0.04, [244, 248, 255], 0.95);
}

/** A city park: a path under tall trees, benches, lamps, the town behind. */
export const paintPark: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.54,
    soil: [126, 172, 82],
    patch: [160, 184, 90],
    roll: 0.22,
    sides: 0.3,
    end: 12,
    path: { colour: [214, 194, 160], width: 0.8, bend: 0.35 },
  });
  const { p, random, horizon, side } = land;
  paintSkyline(land.far.ctx, p, random, {
    base: horizon + p.unit * 0.02,
    low: p.unit * 0.06,
    high: p.unit * 0.26,
    tower: p.unit * 0.06,
    haze: 0.6,
    neon: false,
  });
  const lawn = { horizon, near: 9, far: 40, peak: 0.5, colour: [126, 172, 82] as const };
  land.mid.ctx.drawImage(farHills(p, { ...lawn, haze: 0.24 }, 7), 0, 0);
  const leaves = p.season === "autumn" ? AUTUMN : GREENS;
  const far = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.26, treeStyle(random.pick(leaves), 0.22)),
  );
  for (let tree = 0; tree < 26; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(far),
      ((tree + random.next()) / 26) * p.width,
      horizon + p.unit * random.between(0.02, 0.05),
      p.unit * random.between(0.1, 0.2),
      random.next() < 0.5,
    );
  land.lay();
  const fallen = p.season === "autumn";
  scatterMeadow(land.near.ctx, p, random.fork("lawn"), land.terrain, {
    near: 0.97,
    far: 8,
    grass: [124, 170, 78],
    flowers:
      p.snow > 0.3 ? [] : fallen ? AUTUMN : p.season === "spring" ? PETALS : [[250, 250, 250]],
    bare: (x, z) => !fallen && Math.abs(x - land.path(z)) < 0.44,
    density: p.snow > 0.3 ? 0.15 : fallen ? 1.5 : 1,
  });
  const tall = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.62, treeStyle(random.pick(leaves), 0.04)),
  );
  for (let z = 8.5; z > 2.6; z *= 0.8)
    for (const way of [-1, 1]) {
      const foot = land.at(
        way * (0.55 + random.between(-0.08, 0.4)),
        z * random.between(0.92, 1.05),
      );
      land.pen("near").shadow(foot.x, foot.y, foot.scale * 0.6, foot.scale * 0.08);
      stamp(
        land.near.ctx,
        random.pick(tall),
        foot.x,
        foot.y + 3,
        foot.scale * random.between(1.7, 2.3),
        random.next() < 0.5,
      );
      if (random.next() < 0.4)
        bush(
          land.near.ctx,
          p,
          random,
          foot.x + foot.scale * 0.4,
          foot.y,
          foot.scale * 0.22,
          random.pick(GREENS),
          0.04,
        );
    }
  for (const [u, z] of [
    [-0.36, 4.6],
    [0.42, 3.6],
  ] as const) {
    const foot = land.at(u * side, z);
    streetLamp(land.near.ctx, p, foot.x, foot.y, foot.scale * 1.25, u * side > 0 ? -1 : 1, 0.05);
  }
  bench(land.pen("near"), land.at(-side * 0.62, 3), p.snow);
  bench(land.pen("near"), land.at(side * 0.36, 5.4), p.snow);
  frontGrowth(land, {
    grass: [98, 150, 66],
    flowers: fallen ? [] : [random.pick(PETALS)],
    tree: random.pick(leaves),
    bush: random.pick(GREENS),
  });
  return land.plate(
    p.season === "autumn" ? { front: fallingLeaves(p, random.fork("leaves"), AUTUMN, 40) } : {},
  );
};
