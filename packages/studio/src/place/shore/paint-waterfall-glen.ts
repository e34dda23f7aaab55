import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { standingSide } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { overhangingLeaves } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { paintRock } from "../nature/rock.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { fallingWater, paintWaterfall } from "../nature/waterfall.ts";
import { flood } from "./flood.ts";

const ROCK: Rgb = [128, 122, 118];

/** A waterfall over a mossy cliff into a clear pool. */
export const paintWaterfallGlen: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.57,
    soil: [104, 148, 78],
    patch: [142, 162, 88],
    roll: 0.2,
    sides: 0.8,
    end: 7,
    height: (x, z, base) =>
      base -
      smoothstep(2.3, 2.9, z + Math.sin(x * 1.7) * 0.16 - Math.abs(x) * 0.22) * 0.5 +
      smoothstep(1.5, 2.6, Math.abs(x) / z) * 0.9,
    water: (_x, _z, height) => height < -0.22,
    colour: (_x, _z, base, height) => (height < -0.08 ? [150, 146, 124] : base),
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  // A thin stream, a fall or a curtain, from a great height or over a low step, sometimes with a
  // second one beside it.
  const breadth = random.pick([0.55, 1, 2.1]);
  const lip = p.y(random.pick([0.02, 0.1, 0.24]));
  // Beside the figures, not behind them.
  const free = -standingSide(brush, side > 0 ? -1 : 1);
  const middle = p.x(0.5 + free * random.between(0.1, 0.25));
  const blocks = random.between(0.6, 1.25);
  const light = brush.light.direction;
  const cliff = computePicture(p.width, horizon + p.unit * 0.02, 2, (x, y, out) => {
    const u = (x - middle) / p.unit;
    const v = y / p.unit;
    const brow =
      lip / p.unit -
      Math.abs(u) * 0.05 +
      p.noise(u * 2.4 + shift, 3) * 0.05 +
      p.noise(u * 9, shift) * 0.016;
    if (v < brow) {
      out[3] = 0;
      return;
    }
    // Courses of broken blocks, each lit separately, with dark cracks in between.
    const warp = p.noise(u * 6 + shift, v * 6) * 0.55 + p.noise(u * 17, v * 17) * 0.16;
    const row = v * 10 * blocks + warp;
    const course = Math.floor(row);
    const column = u * 12 * blocks + p.noise(course * 3.1, shift) * 3 + warp * 0.7;
    const block = Math.floor(column);
    const [fx, fy] = [column - block, row - course];
    const crack = smoothstep(0.1, 0.02, Math.min(fx, 1 - fx, fy * 1.2, (1 - fy) * 1.2));
    const stone = p.noise(block * 7.31 + shift, course * 5.17);
    const moss = smoothstep(
      0.1,
      0.5,
      p.noise(u * 2.6 + shift, v * 3) * 0.7 + smoothstep(0.16, 0, v - brow) * 0.8 - fy * 0.35 + 0.1,
    );
    const base = mix(mix(ROCK, [92, 86, 92], 0.5 + stone * 0.6), [96, 148, 72], moss * 0.85);
    const shade =
      0.5 + stone * 0.3 + (fx - 0.5) * light * 0.3 - (fy - 0.5) * 0.24 - crack * 0.4 + moss * 0.1;
    [out[0], out[1], out[2]] = p.tone(base, Math.max(0, Math.min(1, shade)), 0.07);
    out[3] = smoothstep(0, 0.006, v - brow);
  });
  drawSmooth(land.mid.ctx, cliff, 0, 0, p.width, horizon + p.unit * 0.02);
  const tops = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.3, treeStyle(random.pick(GREENS), 0.16)),
  );
  for (let tree = 0; tree < 16; tree += 1) {
    const x = ((tree + random.next()) / 16) * p.width;
    if (Math.abs(x - middle) < p.unit * 0.13) continue;
    stamp(
      land.mid.ctx,
      random.pick(tops),
      x,
      lip + p.unit * random.between(0, 0.03),
      p.unit * random.between(0.14, 0.26),
      random.next() < 0.5,
    );
  }
  const fall = paintWaterfall(
    land.mid.ctx,
    p,
    random,
    middle,
    horizon + p.unit * 0.02,
    horizon - lip,
    0.04,
    breadth,
  );
  const second = breadth < 2 && random.next() < 0.6 ? -side : 0;
  if (second !== 0) {
    const x = middle + second * p.unit * random.between(0.4, 0.62);
    const height = (horizon - lip) * random.between(0.5, 0.8);
    paintWaterfall(land.mid.ctx, p, random, x, horizon + p.unit * 0.02, height, 0.06, 0.7);
  }
  const { glints } = flood(land, {
    deep: [24, 104, 110],
    shallow: [92, 196, 180],
    roughness: 0.2,
    mirror: 0.6,
    mist: 0.12,
  });
  const mist = land.near.ctx.createRadialGradient(
    middle,
    horizon,
    0,
    middle,
    horizon,
    p.unit * 0.3,
  );
  mist.addColorStop(0, css(mix(p.haze, [255, 255, 255], 0.6), 0.75));
  mist.addColorStop(1, css(p.haze, 0));
  land.near.ctx.fillStyle = mist;
  land.near.ctx.fillRect(0, horizon - p.unit * 0.3, p.width, p.unit * 0.6);
  scatterMeadow(land.near.ctx, p, random.fork("moss"), land.terrain, {
    near: 0.97,
    far: 3,
    grass: [110, 158, 74],
    flowers: [[250, 250, 250]],
    bare: (x, z) => land.terrain.height(x, z) < -0.06,
    density: 0.9,
  });
  for (let stone = 0; stone < 26; stone += 1) {
    const u = random.pick([-1, 1]) * random.between(0.16, 1.02);
    const foot = land.at(u, 6.6 - stone * 0.16);
    if (Math.abs(foot.x - middle) < p.unit * 0.1) continue;
    const size = foot.scale * random.between(0.14, 0.42);
    if (stone % 4 === 3) fern(land.near.ctx, p, random, foot.x, foot.y, size, [96, 150, 72], 0.05);
    else if (stone % 4 === 2)
      bush(land.near.ctx, p, random, foot.x, foot.y, size * 0.8, [90, 148, 78], 0.05);
    else paintRock(land.near.ctx, p, random, foot.x, foot.y, size, [120, 118, 112], 0.05);
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      paintRock(
        ctx,
        p,
        random,
        p.x(0.5 + way * 0.54),
        p.height + p.unit * 0.05,
        p.unit * 0.36,
        [104, 104, 100],
        0,
      );
      for (const off of [0.46, 0.53])
        fern(ctx, p, random, p.x(0.5 + way * off), p.height, p.unit * 0.26, [74, 130, 64], 0);
    });
  land.front.add("top", (ctx) => overhangingLeaves(ctx, p, random, [86, 140, 72], 0.1));
  const water = fallingWater(p, fall);
  return land.plate({ ...(water ? { mid: water } : {}), ...(glints ? { near: glints } : {}) });
};
