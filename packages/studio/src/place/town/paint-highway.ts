import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { smoothstep } from "../brush/raster.ts";
import { drawCar } from "../built/car.ts";
import type { Street } from "../built/street.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { bush } from "../nature/bush.ts";
import { conifer } from "../nature/conifer.ts";
import { farHills } from "../nature/far-hills.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { renderTerrain } from "../nature/terrain.ts";
import { stamp, treeStyle } from "../nature/tree.ts";

const GRASS: Rgb = [164, 166, 92];
const HALF = 1.25;

/** An open road straight towards the mountains, with guard rails, poles and a sign. */
export const paintHighway: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.53,
    soil: GRASS,
    patch: [206, 178, 112],
    roll: 0.2,
    sides: 0.25,
    end: 26,
    height: (x, z, base) => base * smoothstep(HALF, HALF + 1.4, Math.abs(x)) + 0 * z,
    colour: (x, z, base) => {
      const off = Math.abs(x);
      if (off > HALF + 0.16) return base;
      if (off > HALF) return [190, 172, 142];
      const dash = (z * 0.42) % 1 < 0.5 && off < 0.035;
      const edge = Math.abs(off - HALF + 0.1) < 0.03;
      return dash
        ? [250, 214, 100]
        : edge
          ? [240, 238, 230]
          : mix([92, 92, 100], [78, 78, 88], (z * 3) % 1);
    },
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const range = mountainRange(
    p,
    horizon,
    30,
    random.between(15, 22),
    [146, 122, 116],
    0.42,
    shift,
    0.019,
  );
  land.far.ctx.drawImage(renderTerrain(p, range, 30, 90), 0, 0);
  land.mid.ctx.drawImage(
    farHills(
      p,
      { horizon, near: 14, far: 40, peak: 1.6, colour: GRASS, haze: 0.26, pace: 0.09 },
      shift,
    ),
    0,
    0,
  );
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("verge"), land.terrain, {
    near: 0.97,
    far: 9,
    grass: [160, 162, 84],
    flowers:
      p.snow > 0.3
        ? []
        : [
            [250, 226, 130],
            [250, 250, 250],
          ],
    bare: (x) => Math.abs(x) < HALF + 0.2,
    density: p.snow > 0.3 ? 0.2 : 1.2,
  });
  const pen = land.pen("near", 0.05);
  const scale = p.height - horizon;
  const at = (x: number, z: number, h = 0) =>
    [p.width / 2 + (x * scale) / z, horizon + ((1 - h) * scale) / z] as const;
  const trees = [0, 1].map(() => conifer(p, random, p.unit * 0.4, treeStyle([66, 106, 78], 0.08)));
  for (let z = 16; z > 2; z *= 0.86) {
    for (const way of [-1, 1]) {
      const x = way * random.between(2.2, 4.2);
      const [fx, fy] = at(x, z, land.terrain.height(x, z));
      if (random.next() < 0.4)
        stamp(land.near.ctx, random.pick(trees), fx, fy + 2, (scale / z) * random.between(1, 1.6));
      else if (random.next() < 0.5)
        bush(land.near.ctx, p, random, fx, fy, (scale / z) * 0.24, [138, 150, 82], 0.05);
    }
    const s = scale / z;
    for (const way of [-1, 1]) {
      const [rx, ry] = at(way * (HALF + 0.34), z);
      pen.rect(rx - s * 0.012, ry - s * 0.22, s * 0.024, s * 0.22, [200, 204, 210], 0.5);
    }
  }
  for (const way of [-1, 1]) {
    pen.line(
      [at(way * (HALF + 0.34), 0.96, 0.2), at(way * (HALF + 0.34), 22, 0.2)],
      p.unit * 0.009,
      [214, 218, 224],
      0.85,
    );
    pen.line(
      [at(way * (HALF + 0.34), 0.96, 0.16), at(way * (HALF + 0.34), 22, 0.16)],
      p.unit * 0.005,
      [130, 136, 146],
      0.4,
    );
  }
  const [sx, sy] = at(-side * (HALF + 0.75), 3.4);
  const s = scale / 3.4;
  for (const post of [-0.24, 0.24])
    pen.rect(sx + post * s, sy - s * 1.1, s * 0.035, s * 1.1, [170, 176, 184], 0.6);
  pen.round(sx - s * 0.46, sy - s * 1.42, s * 0.92, s * 0.52, s * 0.05, [250, 250, 250], 0.95);
  pen.round(sx - s * 0.44, sy - s * 1.4, s * 0.88, s * 0.48, s * 0.04, [40, 118, 84], 0.85);
  for (const [row, w] of [
    [0.1, 0.5],
    [0.26, 0.34],
  ] as const)
    pen.rect(sx - s * 0.34, sy - s * (1.34 - row), s * w, s * 0.07, [250, 250, 250], 0.95);
  pen.poly(
    [
      [sx + s * 0.2, sy - s * 1.06],
      [sx + s * 0.36, sy - s * 1.06],
      [sx + s * 0.28, sy - s * 1.24],
    ],
    [250, 250, 250],
    0.95,
  );
  const street: Street = {
    vanish: p.width / 2,
    horizon,
    focal: scale,
    road: HALF,
    wall: 4,
    far: 20,
  };
  for (const [lane, z] of [
    [-0.62, 13],
    [0.62, 8.4],
  ] as const)
    drawCar(land.near.ctx, p, random, street, lane, z);
  frontGrowth(land, { grass: [140, 146, 74], bush: [126, 144, 78], height: 0.1 });
  const birds = p.night ? undefined : flyingBirds(p, 4, p.y(0.12), p.y(0.3));
  return land.plate(birds ? { far: birds } : {});
};
