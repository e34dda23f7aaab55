import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { smoothstep } from "../brush/raster.ts";
import { sailingBoat } from "../built/boat.ts";
import { cabin } from "../built/cottage.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { conifer } from "../nature/conifer.ts";
import { farHills } from "../nature/far-hills.ts";
import { grassBlades } from "../nature/grass.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { paintRock } from "../nature/rock.ts";
import { project, renderTerrain } from "../nature/terrain.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { flood } from "./flood.ts";

const PLANK: Rgb = [176, 134, 96];

/** A still lake at the foot of mountains, with a jetty from the shore. */
export const paintLake: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.52,
    soil: [130, 166, 86],
    patch: [190, 180, 130],
    roll: 0.1,
    end: 4.2,
    height: (x, z, base) =>
      base -
      smoothstep(2.1, 2.7, z + Math.sin(x * 1.3) * 0.14) * 0.5 +
      smoothstep(1.6, 2.6, Math.abs(x) / z) * 0.7,
    water: (_x, _z, height) => height < -0.2,
    colour: (_x, _z, base, height) => (height < -0.02 ? [206, 188, 150] : base),
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const range = mountainRange(
    p,
    horizon,
    30,
    random.between(15, 21),
    [124, 124, 140],
    0.34,
    shift,
    0.02,
  );
  land.far.ctx.drawImage(renderTerrain(p, range, 30, 90), 0, 0);
  const wood = { horizon, near: 12, far: 34, peak: 2.4, colour: [92, 136, 88] as const, haze: 0.2 };
  land.mid.ctx.drawImage(farHills(p, { ...wood, pace: 0.07 }, shift), 0, 0);
  const firs = [0, 1].map(() => conifer(p, random, p.unit * 0.16, treeStyle([54, 98, 80], 0.18)));
  for (let tree = 0; tree < 60; tree += 1) {
    const x = ((tree + random.next()) / 60) * p.width;
    const off = Math.abs(x / p.width - 0.5);
    if (random.next() > 0.35 + off * 1.6) continue;
    stamp(
      land.mid.ctx,
      random.pick(firs),
      x,
      horizon + p.unit * 0.004,
      p.unit * random.between(0.05, 0.12) * (0.8 + off),
    );
  }
  cabin(
    land.mid.ctx,
    p,
    random,
    p.x(0.5 - side * 0.34),
    horizon + p.unit * 0.006,
    p.unit * 0.06,
    0.16,
  );
  const { glints } = flood(land, {
    deep: [26, 84, 122],
    shallow: [96, 182, 190],
    roughness: 0.12,
    mirror: 0.92,
  });
  sailingBoat(
    land.near.ctx,
    p,
    random,
    p.x(0.5 - side * random.between(0.12, 0.22)),
    horizon + p.unit * 0.05,
    p.unit * 0.09,
    0.12,
  );
  const pen = land.pen("near");
  const scale = p.height - horizon;
  const on = (x: number, z: number, h = 0.02): readonly [number, number] => [
    p.width / 2 + (x * scale) / z,
    horizon + ((1 - h) * scale) / z,
  ];
  const left = side * 0.72;
  const jetty = (x: number) => left + side * x;
  for (let z = 5.6; z > 1.95; z -= 0.06) {
    for (const x of [0, 0.62])
      if (Math.round(z * 50) % 9 === 0) {
        const [px, py] = on(jetty(x), z, 0.14);
        const w = scale / z;
        pen.solid(px - w * 0.035, py, w * 0.07, w * 0.3, [120, 92, 72]);
      }
    pen.poly(
      [
        on(jetty(-0.04), z),
        on(jetty(0.66), z),
        on(jetty(0.66), z - 0.055),
        on(jetty(-0.04), z - 0.055),
      ],
      PLANK,
      0.6 + ((Math.round(z * 77) % 5) - 2) * 0.07,
    );
    if (p.snow > 0.3)
      pen.poly(
        [
          on(jetty(-0.04), z),
          on(jetty(0.66), z),
          on(jetty(0.66), z - 0.05),
          on(jetty(-0.04), z - 0.05),
        ],
        [244, 248, 255],
        0.9,
        0.8,
      );
  }
  for (let item = 0; item < 20; item += 1) {
    const foot = project(
      p,
      land.terrain,
      random.pick([-1, 1]) * random.between(0.9, 2.6),
      random.between(1.75, 2.3),
    );
    if (item % 3 === 0)
      paintRock(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.16, [150, 148, 148], 0);
    else
      grassBlades(
        land.near.ctx,
        random,
        pen.colour(p.snow > 0.3 ? [206, 200, 180] : [134, 160, 76], 0.5),
        16,
        () => ({
          x: foot.x + random.between(-0.2, 0.2) * foot.scale,
          y: foot.y,
          size: foot.scale * random.between(0.2, 0.42),
        }),
      );
  }
  frontGrowth(land, {
    grass: [108, 150, 74],
    flowers: [[250, 250, 250]],
    tree: random.pick(GREENS),
  });
  const birds = p.night ? undefined : flyingBirds(p, 5, p.y(0.14), p.y(0.34));
  return land.plate({ ...(birds ? { far: birds } : {}), ...(glints ? { near: glints } : {}) });
};
