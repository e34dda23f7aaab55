import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { smoothstep } from "../brush/raster.ts";
import { bush } from "../nature/bush.ts";
import { mesas } from "../nature/desert-terrain.ts";
import { paintRock } from "../nature/rock.ts";
import { renderTerrain } from "../nature/terrain.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { openLand } from "./open-land.ts";

const BANDS: readonly Rgb[] = [
  [206, 118, 78],
  [232, 164, 110],
  [178, 88, 66],
  [240, 188, 136],
  [194, 104, 72],
];

/** Red stepped walls on both sides of a green river. */
export const paintCanyon: PaintPlace = (brush) => {
  let bend = 0;
  let shift = 0;
  const centre = (z: number) => bend * Math.sin(z * 0.32) * smoothstep(1.5, 5, z) * 1.3;
  const land = openLand(brush, {
    horizon: 0.52,
    soil: [214, 150, 104],
    patch: [190, 118, 82],
    end: 34,
    height: (x, z, base) => {
      const off = Math.abs(x - centre(z));
      const ragged = 0.36 * Math.sin(x * 2.1 + z * 1.3 + shift) + 0.3 * Math.sin(z * 2.9 - x);
      const wide = 1.35 + z * 0.16 + ragged * smoothstep(1.5, 3, z);
      const wall = off - wide;
      const steps =
        smoothstep(0, 0.14, wall) * 0.5 +
        smoothstep(0.3, 0.5, wall) * 0.8 +
        smoothstep(0.8, 1.05, wall) * 1 +
        smoothstep(1.7, 2.1, wall) * 0.9;
      const bed = smoothstep(0.62, 0.4, off / (0.8 + z * 0.06)) * smoothstep(2.1, 3.4, z) * 0.5;
      return base * 0.4 + steps * smoothstep(2.2, 4.5, z) - bed;
    },
    water: (_x, _z, height) => height < -0.26,
    colour: (x, z, base, height) => {
      if (height < 0.16) return base;
      const level = height * 5.2 + Math.sin(x * 0.8) * 0.4 + Math.sin(z * 0.6) * 0.3;
      const at = ((Math.floor(level) % BANDS.length) + BANDS.length) % BANDS.length;
      const band = BANDS[at] ?? base;
      const next = BANDS[(at + 1) % BANDS.length] ?? band;
      return mix(band, next, smoothstep(0.7, 1, level - Math.floor(level)));
    },
  });
  const { p, random, horizon, side } = land;
  bend = random.pick([-1, 1]) * random.between(0.5, 1);
  shift = random.next() * 9;
  land.far.ctx.drawImage(
    renderTerrain(p, mesas(p, horizon, 0.5, shift * 30, [206, 122, 84], 11), 40, 100),
    0,
    0,
  );
  paintWater(p, land.near.ctx, [...land.air.pictures, land.far.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([36, 122, 116], 0.6),
    shallow: p.tone([96, 190, 160], 0.8),
    roughness: 0.2,
    mirror: 0.6,
    sun: land.air.sun,
  });
  const ground = land.lay();
  const cover = ground.getContext("2d").getImageData(0, 0, p.width, p.height).data;
  const open = (x: number, y: number) =>
    (cover[(Math.floor(y) * p.width + Math.max(0, Math.floor(x))) * 4 + 3] ?? 255) === 0;
  for (let item = 0; item < 12; item += 1) {
    const foot = land.at(random.pick([-1, 1]) * random.between(0.5, 1), random.between(1.5, 3.2));
    if (item % 3 === 0)
      paintRock(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.3, [196, 112, 78], 0);
    else bush(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.16, [136, 146, 84], 0);
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      const size = p.unit * (way === side ? 0.5 : 0.3);
      paintRock(
        ctx,
        p,
        random,
        p.x(0.5 + way * 0.56),
        p.height + size * 0.15,
        size,
        [176, 96, 68],
        0,
      );
    });
  return land.plate({
    far: flyingBirds(p, 3, p.y(0.1), p.y(0.26)),
    near: glitter(p, horizon, p.y(0.7), land.air.sun, "river", open),
  });
};
