import { mix, type Rgb } from "../../light/colour.ts";
import type { Layer, PaintPlace } from "../../stage/stage.ts";
import { casts, type Painter } from "../brush/painter.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { type Foot, openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { farHills } from "../nature/far-hills.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";

const GAY: readonly [Rgb, Rgb, Rgb, Rgb, Rgb] = [
  [236, 84, 92],
  [252, 202, 82],
  [76, 168, 206],
  [126, 196, 120],
  [196, 116, 196],
];
const WHITE: Rgb = [250, 246, 238];

/** The rotating part of a big wheel: rim, spokes and gondolas that stay upright. */
function bigWheel(p: Painter, x: number, y: number, r: number): NonNullable<Layer["animate"]> {
  const cabins = 14;
  return (ctx, seconds) => {
    const pen = createPen(ctx, p, 0.12);
    const at = (turn: number, reach: number): Point => [
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
    ];
    for (const reach of [0.94, 1])
      pen.line(
        Array.from({ length: 61 }, (_, i) => at((i / 60) * Math.PI * 2, r * reach)),
        r * 0.02,
        WHITE,
        0.8,
      );
    for (let cabin = 0; cabin < cabins; cabin += 1) {
      const turn = (cabin / cabins) * Math.PI * 2 + seconds * 0.14;
      pen.line([[x, y], at(turn, r)], r * 0.012, WHITE, 0.65);
      const [gx, gy] = at(turn, r);
      const s = r * 0.15;
      pen.line(
        [
          [gx, gy],
          [gx, gy + s * 0.4],
        ],
        r * 0.012,
        WHITE,
        0.5,
      );
      pen.round(gx - s * 0.5, gy + s * 0.3, s, s * 0.75, s * 0.3, GAY[cabin % 5] ?? GAY[0], 0.75);
      pen.rect(
        gx - s * 0.36,
        gy + s * 0.44,
        s * 0.72,
        s * 0.24,
        p.lamps ? [255, 224, 150] : [226, 240, 250],
        p.lamps ? "own" : 0.8,
      );
      if (p.lamps) {
        const [lx, ly] = at(turn + 0.22, r);
        pen.glow(
          lx,
          ly,
          r * 0.12,
          GAY[cabin % 5] ?? GAY[0],
          0.7 + 0.3 * Math.sin(seconds * 3 + cabin),
        );
      }
    }
    pen.disc(x, y, r * 0.07, r * 0.07, GAY[1], 0.85);
  };
}

/** A striped tent with a flag. */
function tent(pen: Pen, p: Painter, { x, y, scale }: Foot, wide: number, colour: Rgb): void {
  const w = scale * wide;
  const h = w * 0.45;
  pen.shadow(x, y, w * 0.6, w * 0.06);
  const stripes = 10;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const t0 = stripe / stripes - 0.5;
    const t1 = (stripe + 1) / stripes - 0.5;
    const tone = stripe % 2 === 0 ? colour : WHITE;
    const shade = 0.72 + t0 * 0.5 * p.brush.light.direction;
    pen.poly(
      [
        [x + t0 * w, y],
        [x + t1 * w, y],
        [x + t1 * w, y - h],
        [x + t0 * w, y - h],
      ],
      tone,
      shade - 0.14,
    );
    pen.poly(
      [
        [x + t0 * w * 1.1, y - h],
        [x + t1 * w * 1.1, y - h],
        [x + t1 * w * 0.06, y - h * 2.1],
        [x + t0 * w * 0.06, y - h * 2.1],
      ],
      tone,
      shade,
    );
    pen.disc(x + (t0 + t1) * 0.55 * w, y - h, (w * 0.55) / stripes, h * 0.12, tone, shade - 0.1);
  }
  pen.poly(
    [
      [x - w * 0.09, y],
      [x + w * 0.09, y],
      [x, y - h * 0.85],
    ],
    [90, 50, 60],
    0.3,
  );
  pen.line(
    [
      [x, y - h * 2.05],
      [x, y - h * 2.6],
    ],
    w * 0.012,
    WHITE,
    0.8,
  );
  pen.poly(
    [
      [x, y - h * 2.6],
      [x + w * 0.14, y - h * 2.48],
      [x, y - h * 2.36],
    ],
    colour,
    0.85,
  );
  if (p.lamps) pen.glow(x, y - h * 0.6, w * 0.6, [255, 200, 120], 0.7);
}

/** A big wheel, a roller coaster and striped tents along a promenade. */
export const paintAmusementPark: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.56,
    soil: [138, 176, 92],
    patch: [176, 190, 104],
    roll: 0.1,
    end: 10,
    path: { colour: [236, 214, 178], width: 2, bend: 0.12 },
  });
  const { p, random, horizon, side } = land;
  land.far.ctx.drawImage(
    farHills(
      p,
      { horizon, near: 18, far: 60, peak: 3, colour: [136, 168, 110], haze: 0.46 },
      random.next() * 90,
    ),
    0,
    0,
  );
  const pen = land.pen("mid", 0.12);
  const rails = (t: number) =>
    0.5 + 0.32 * Math.sin(t * 9 + 1) * (1 - t * 0.5) + 0.12 * Math.sin(t * 21);
  const base = horizon + p.unit * 0.02;
  const coaster = Array.from(
    { length: 90 },
    (_, i): Point => [
      p.x(-0.05 + (i / 89) * 1.1),
      base - p.unit * (0.05 + 0.24 * Math.max(0, rails(i / 89))),
    ],
  );
  const lattice = land.pen("far", 0.3);
  for (let i = 0; i < coaster.length; i += 2) {
    const [x, y] = coaster[i] ?? [0, 0];
    const [nx] = coaster[i + 2] ?? [x];
    lattice.line(
      [
        [x, base],
        [x, y],
      ],
      p.unit * 0.003,
      WHITE,
      0.6,
    );
    lattice.line(
      [
        [x, base],
        [nx, y],
      ],
      p.unit * 0.002,
      WHITE,
      0.5,
    );
  }
  lattice.line(coaster, p.unit * 0.011, GAY[0], 0.7);
  const wheel = { x: p.x(0.5 - side * 0.22), y: base - p.unit * 0.29, r: p.unit * 0.25 };
  const shown = !casts(p, "ferris-wheel");
  if (shown)
    for (const way of [-1, 1])
      pen.line(
        [
          [wheel.x, wheel.y],
          [wheel.x + way * wheel.r * 0.6, base],
        ],
        p.unit * 0.013,
        WHITE,
        0.6,
      );
  const trees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.2, treeStyle(random.pick(GREENS), 0.14)),
  );
  for (let tree = 0; tree < 18; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(trees),
      random.next() * p.width,
      base + p.unit * 0.012,
      p.unit * random.between(0.06, 0.11),
    );
  land.lay();
  const near = land.pen("near", 0.04);
  for (const [u, z, wide, colour] of [
    [side * 0.42, 7.6, 1.5, 2],
    [-side * 0.74, 6.4, 1.3, 0],
    [side * 0.84, 4.8, 1.5, 4],
  ] as const)
    tent(near, p, land.at(u, z), wide, GAY[colour]);
  for (const way of [-1, 1])
    for (let z = 7; z > 1.8; z *= 0.74) {
      const foot = land.at(way * 0.34 + land.path(z) * 0.1 + way * (2.2 / z) * 0.12, z);
      const x = p.width / 2 + ((land.path(z) + way * 1.16) * (p.height - horizon)) / z;
      const s = foot.scale;
      near.rect(x - s * 0.018, foot.y - s * 0.95, s * 0.036, s * 0.95, [84, 84, 102], 0.5);
      for (let ball = 0; ball < 4; ball += 1) {
        const colour = GAY[(ball + Math.round(z)) % 5] ?? GAY[0];
        const [bx, by] = [
          x + Math.cos(ball * 1.6) * s * 0.1,
          foot.y - s * (1.08 + (ball % 2) * 0.16),
        ];
        near.line(
          [
            [x, foot.y - s * 0.9],
            [bx, by],
          ],
          1,
          WHITE,
          0.5,
        );
        near.disc(bx, by, s * 0.075, s * 0.09, colour, 0.75);
        near.disc(bx - s * 0.02, by - s * 0.03, s * 0.02, s * 0.025, mix(colour, WHITE, 0.7), 1);
      }
      if (p.lamps) near.glow(x, foot.y - s * 0.95, s * 0.5, [255, 206, 120], 0.6);
    }
  frontGrowth(land, {
    grass: [112, 158, 72],
    flowers: [GAY[0], GAY[1]],
    tree: random.pick(GREENS),
    height: 0.1,
  });
  return land.plate(shown ? { mid: bigWheel(p, wheel.x, wheel.y, wheel.r) } : {});
};
