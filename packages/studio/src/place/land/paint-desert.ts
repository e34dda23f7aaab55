import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { cactus } from "../nature/cactus.ts";
import { dune, mesas } from "../nature/desert-terrain.ts";
import { grassBlades } from "../nature/grass.ts";
import { palm } from "../nature/palm.ts";
import { paintRock } from "../nature/rock.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import { paintDesertForeground } from "./desert-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.91;

const SANDS: readonly [Rgb, ...Rgb[]] = [
  [240, 190, 122],
  [232, 164, 106],
  [244, 208, 152],
];

/** Dunes or red mesas, cacti and stones, sometimes an oasis. */
export const paintDesert: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.54, 0.6);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const sand = random.pick(SANDS);
  const shift = random.next() * 300;
  const red = random.next() < 0.5;
  const far = renderTerrain(
    p,
    mesas(
      p,
      horizon,
      0.42,
      shift,
      [206, 122, 84],
      red ? random.between(9, 14) : random.between(3, 6),
    ),
    34,
    100,
  );
  const field: Terrain = {
    horizon,
    height: (x, z) =>
      dune(p, x, z, shift) * (red ? 0.5 : 1.25) * smoothstep(1.7, 6, z) +
      p.fbm(x * 0.3, z * 0.3, 2) * 0.1,
    colour: (x, z, _height, shade, _steep, out) => {
      const ripple =
        Math.sin(
          (z + x * 0.25 + p.noise(x * 0.7, z * 0.7) * 0.22) *
            38 *
            (1 - smoothstep(1.2, 6, z) * 0.5),
        ) *
        (1 - smoothstep(1.2, 7, z)) *
        0.1;
      const grain = p.noise(x * 7, z * 7) * 0.1 + p.noise(x * 0.8, z * 0.8) * 0.16;
      const snow = p.snow * smoothstep(-0.2, 0.3, grain + 0.1);
      [out[0], out[1], out[2]] = p.tone(
        mix(sand, [248, 250, 255], snow * 0.8),
        Math.max(0, Math.min(1, (shade - 0.5) * 1.7 + 0.56 + ripple + grain)),
        smoothstep(3, 34, z) * 0.34,
      );
    },
  };
  const mid = renderTerrain(p, field, 5.5, 36);
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, field, 0.96, 6.2), 0, 0);
  const oasis = !red && random.next() < 0.45;
  const midSheet = p.sheet();
  midSheet.ctx.drawImage(mid, 0, 0);
  if (oasis) {
    const trees = [0, 1].map(() =>
      palm(p, random, p.unit * 0.3, treeStyle([96, 142, 72], 0.14, [150, 112, 80])),
    );
    const centre = random.pick([-1, 1]) * random.between(2, 4);
    for (let index = 0; index < 9; index += 1) {
      const z = 9 - index * 0.3;
      const foot = project(p, field, centre + random.between(-1.6, 1.6), z);
      stamp(
        midSheet.ctx,
        random.pick(trees),
        foot.x,
        foot.y + 3,
        p.unit * random.between(0.14, 0.26),
        random.next() < 0.5,
      );
    }
  }
  for (let index = 0; index < 26; index += 1) {
    const z = 7.5 * 0.92 ** index + 1.05;
    const side = random.pick([-1, 1]);
    const foot = project(
      p,
      field,
      side * z * random.between(0.5, 1.5) * Math.min(1.2, p.width / p.unit / 1.6),
      z,
    );
    const haze = smoothstep(3, 30, z) * 0.3;
    const kind = random.next();
    if (kind < 0.36 && z > 1.7)
      cactus(near.ctx, p, random, foot.x, foot.y, foot.scale * random.between(0.55, 1.3), haze);
    else if (kind < 0.7)
      paintRock(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.14, 0.42),
        mix(sand, [150, 96, 78], 0.6),
        haze,
      );
    else
      grassBlades(near.ctx, random, css(p.tone([196, 170, 96], 0.5, haze)), 22, () => ({
        x: foot.x + random.between(-0.16, 0.16) * foot.scale,
        y: foot.y,
        size: foot.scale * random.between(0.1, 0.26),
      }));
  }
  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintDesertForeground(p, random, sand, front);

  return {
    layers: [
      ...air.layers,
      layer("mesas", 0.12, far, flyingBirds(p, random.integer(2, 4), p.y(0.12), p.y(0.32))),
      layer("dunes", 0.32, midSheet.canvas),
      layer("sand", 0.72, near.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
