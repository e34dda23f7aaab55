import type { Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { type Foot, openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { farHills } from "../nature/far-hills.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { paintRock } from "../nature/rock.ts";
import { stamp, treeStyle } from "../nature/tree.ts";

const MARBLE: Rgb = [232, 216, 190];
const IVY: Rgb = [104, 142, 74];

/** A fluted column, complete with its capital or broken off at a height. */
function column(
  pen: Pen,
  random: Random,
  { x, y, scale }: Foot,
  tall: number,
  whole: boolean,
): void {
  const w = scale * 0.26;
  const h = scale * tall;
  pen.shadow(x, y, w * 1.3, w * 0.22);
  pen.solid(x - w * 0.72, y - w * 0.3, w * 1.44, w * 0.3, MARBLE, 0.6);
  pen.solid(x - w * 0.5, y - h, w, h - w * 0.28, MARBLE, 0.6);
  for (let flute = -3; flute <= 3; flute += 1)
    pen.rect(
      x + flute * w * 0.14 - w * 0.02,
      y - h,
      w * 0.04,
      h - w * 0.3,
      [158, 136, 118],
      0.3,
      0.5,
    );
  for (let drum = 1; drum < 5; drum += 1)
    pen.rect(x - w * 0.5, y - (h * drum) / 5, w, Math.max(1, w * 0.03), [130, 112, 100], 0.3, 0.7);
  if (whole) {
    pen.solid(x - w * 0.62, y - h - w * 0.2, w * 1.24, w * 0.22, MARBLE, 0.7);
    pen.solid(x - w * 0.76, y - h - w * 0.36, w * 1.52, w * 0.18, MARBLE, 0.75);
  } else
    pen.poly(
      [
        [x - w * 0.5, y - h + 1],
        [x - w * 0.5, y - h - w * random.between(0.1, 0.5)],
        [x - w * 0.1, y - h - w * 0.1],
        [x + w * 0.2, y - h - w * random.between(0.2, 0.6)],
        [x + w * 0.5, y - h + 1],
      ],
      MARBLE,
      0.6,
    );
}

/**
 * A ruined temple: columns on both sides, an intact front on its steps, ivy and the shade of
 * cypresses.
 */
export const paintRuins: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.55,
    soil: [158, 168, 96],
    patch: [208, 186, 132],
    roll: 0.2,
    sides: 0.3,
    end: 10,
    path: { colour: [220, 202, 168], width: 1, bend: 0.05 },
  });
  const { p, random, horizon, side } = land;
  land.far.ctx.drawImage(
    farHills(
      p,
      { horizon, near: 20, far: 70, peak: 7, colour: [146, 158, 110], haze: 0.44 },
      random.next() * 90,
    ),
    0,
    0,
  );
  const pen = land.pen("mid", 0.1);
  const y = horizon + p.unit * 0.03;
  const x = p.x(0.5);
  const w = Math.min(p.unit * 0.62, brush.frame.width * 0.6);
  for (let step = 0; step < 4; step += 1)
    pen.rect(
      x - w * (0.6 - step * 0.025),
      y - step * w * 0.022,
      w * (1.2 - step * 0.05),
      w * 0.024,
      MARBLE,
      0.85 - step * 0.1,
    );
  const base = y - w * 0.066;
  pen.rect(x - w * 0.5, base - w * 0.42, w, w * 0.42, [96, 82, 84], 0.25);
  for (let index = 0; index < 6; index += 1)
    column(pen, random, { x: x + (index / 5 - 0.5) * w, y: base, scale: w * 0.36 }, 1.14, true);
  pen.solid(x - w * 0.56, base - w * 0.52, w * 1.12, w * 0.08, MARBLE, 0.65);
  pen.poly(
    [
      [x - w * 0.6, base - w * 0.52],
      [x - w * 0.02, base - w * 0.74],
      [x + w * 0.16, base - w * 0.66],
      [x + w * 0.2, base - w * 0.6],
      [x + w * 0.42, base - w * 0.57],
      [x + w * 0.6, base - w * 0.52],
    ],
    MARBLE,
    0.7,
  );
  pen.poly(
    [
      [x - w * 0.44, base - w * 0.54],
      [x - w * 0.02, base - w * 0.69],
      [x + w * 0.12, base - w * 0.62],
      [x + w * 0.2, base - w * 0.54],
    ],
    [172, 152, 134],
    0.4,
  );
  const trees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.34, treeStyle([108, 142, 84], 0.12)),
  );
  for (const u of [-0.44, -0.36, 0.37, 0.46])
    stamp(
      land.mid.ctx,
      random.pick(trees),
      p.x(0.5 + u),
      y,
      p.unit * random.between(0.18, 0.28),
      u > 0,
    );
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("grass"), land.terrain, {
    near: 0.97,
    far: 7,
    grass: [150, 168, 84],
    flowers: [
      [250, 230, 130],
      [240, 150, 150],
    ],
    bare: (wx, z) => Math.abs(wx - land.path(z)) < 0.5,
    density: 1,
  });
  const near = land.pen("near", 0.03);
  for (const [u, z, tall, whole] of [
    [-0.6, 6, 1.5, true],
    [0.58, 6, 0.9, false],
    [-0.72, 4.2, 0.8, false],
    [0.74, 4, 1.6, true],
    [-0.94, 2.9, 1.55, true],
    [0.98, 2.7, 0.6, false],
  ] as const) {
    const foot = land.at(u * side, z);
    column(near, random, foot, tall, whole);
    bush(land.near.ctx, p, random, foot.x + foot.scale * 0.12, foot.y, foot.scale * 0.2, IVY, 0.03);
  }
  for (let block = 0; block < 11; block += 1) {
    const foot = land.at(random.pick([-1, 1]) * random.between(0.36, 1), random.between(2.1, 5));
    const s = foot.scale * random.between(0.12, 0.26);
    if (block % 2 === 0)
      paintRock(land.near.ctx, p, random, foot.x, foot.y, s, [206, 190, 166], 0.02);
    else {
      near.shadow(foot.x, foot.y, s * 0.9, s * 0.16);
      near.solid(foot.x - s * 0.7, foot.y - s * 0.5, s * 1.4, s * 0.5, MARBLE, 0.5);
      near.poly(
        [
          [foot.x - s * 0.7, foot.y - s * 0.5],
          [foot.x + s * 0.7, foot.y - s * 0.5],
          [foot.x + s * 0.56, foot.y - s * 0.68],
          [foot.x - s * 0.56, foot.y - s * 0.68],
        ],
        MARBLE,
        0.95,
      );
    }
  }
  land.front.add(side > 0 ? "right" : "left", (ctx) =>
    column(
      createPen(ctx, p),
      random,
      { x: p.x(0.5 + side * 0.52), y: p.height + p.unit * 0.02, scale: p.unit * 0.6 },
      2,
      true,
    ),
  );
  frontGrowth(land, { grass: [140, 150, 74], flowers: [[250, 230, 130]], bush: IVY });
  return land.plate({ far: flyingBirds(p, 4, p.y(0.1), p.y(0.3)) });
};
