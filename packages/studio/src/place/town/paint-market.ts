import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { church } from "../built/church.ts";
import { type Foot, openLand } from "../land/open-land.ts";

const CLOTHS: readonly [Rgb, ...Rgb[]] = [
  [214, 70, 66],
  [64, 132, 166],
  [236, 170, 70],
  [92, 154, 96],
  [176, 92, 150],
];
const GOODS: readonly (readonly [Rgb, ...Rgb[]])[] = [
  [
    [214, 62, 54],
    [236, 110, 70],
    [190, 50, 60],
  ],
  [
    [246, 190, 60],
    [250, 214, 90],
    [236, 150, 50],
  ],
  [
    [112, 168, 76],
    [146, 190, 88],
    [90, 140, 70],
  ],
  [
    [150, 92, 160],
    [190, 120, 180],
    [120, 70, 130],
  ],
];
const WALLS: readonly [Rgb, ...Rgb[]] = [
  [240, 220, 184],
  [228, 176, 140],
  [206, 214, 206],
  [236, 200, 170],
  [222, 190, 190],
];

/** A half-timbered gabled house of an old town. */
function townHouse(
  pen: Pen,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const wall = random.pick(WALLS);
  const roof: Rgb =
    p.snow > 0.3
      ? [238, 244, 252]
      : random.pick([
          [168, 84, 66],
          [146, 80, 70],
          [120, 92, 92],
        ]);
  pen.solid(x, y - h, w, h, wall, 0.6);
  pen.poly(
    [
      [x - w * 0.07, y - h],
      [x + w * 1.07, y - h],
      [x + w * 0.5, y - h - w * 0.75],
    ],
    roof,
    0.7,
  );
  pen.poly(
    [
      [x + w * 0.06, y - h],
      [x + w * 0.94, y - h],
      [x + w * 0.5, y - h - w * 0.6],
    ],
    wall,
    0.55,
  );
  const beam: Rgb = [104, 72, 58];
  const rows = Math.max(2, Math.round(h / (w * 0.5)));
  for (let row = 0; row <= rows; row += 1)
    pen.rect(x, y - (h * row) / rows - h * 0.012, w, h * 0.024, beam, 0.4);
  for (const at of [0, 0.33, 0.64, 0.96]) pen.rect(x + w * at, y - h, w * 0.04, h, beam, 0.4);
  pen.line(
    [
      [x + w * 0.5, y - h - w * 0.56],
      [x + w * 0.5, y - h],
    ],
    w * 0.04,
    beam,
    0.4,
  );
  for (let row = 1; row < rows; row += 1)
    for (const at of [0.1, 0.42, 0.73]) {
      const lit = p.lamps && random.next() < 0.6;
      const [wx, wy] = [x + w * at, y - (h * (row + 0.8)) / rows];
      pen.rect(
        wx,
        wy,
        w * 0.18,
        (h / rows) * 0.56,
        lit ? [255, 210, 126] : [82, 98, 122],
        lit ? "own" : 0.4,
      );
      pen.rect(
        wx - w * 0.02,
        wy + (h / rows) * 0.56,
        w * 0.22,
        h * 0.02,
        random.next() < 0.5 ? [220, 80, 90] : [110, 160, 80],
        0.7,
      );
    }
}

/** A stall with heaps of fruit under a striped awning. */
function stall(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  { x, y, scale }: Foot,
  haze: number,
): void {
  const pen = createPen(ctx, p, haze);
  const [w, h] = [scale * 1.15, scale * 1.05];
  const cloth = random.pick(CLOTHS);
  pen.shadow(x, y, w * 0.62, w * 0.08);
  for (const post of [-0.47, 0.45]) pen.solid(x + post * w, y - h, w * 0.03, h, [150, 104, 72]);
  pen.rect(x - w * 0.46, y - h * 0.86, w * 0.92, h * 0.5, [60, 44, 46], 0.25, 0.8);
  pen.solid(x - w * 0.5, y - h * 0.42, w, h * 0.42, [172, 124, 84], 0.5);
  for (let slat = 1; slat < 6; slat += 1)
    pen.rect(x - w * 0.5 + (w * slat) / 6, y - h * 0.4, w * 0.01, h * 0.4, [90, 60, 46], 0.3);
  for (let box = 0; box < 4; box += 1) {
    const fruit = random.pick(GOODS);
    const bx = x - w * 0.46 + box * w * 0.235;
    for (let row = 0; row < 3; row += 1)
      for (let ball = 0; ball < 5 - row; ball += 1) {
        const r = w * 0.026;
        const [fx, fy] = [
          bx + w * 0.02 + (ball + row * 0.5) * w * 0.044,
          y - h * 0.44 - row * r * 1.3,
        ];
        pen.disc(fx, fy, r, r, random.pick(fruit), random.between(0.5, 0.8));
        pen.disc(fx - r * 0.3, fy - r * 0.35, r * 0.3, r * 0.25, [255, 255, 255], 0.9, 0.5);
      }
    pen.rect(bx, y - h * 0.44, w * 0.22, h * 0.09, [196, 150, 100], 0.75);
  }
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const from = stripe / stripes;
    const to = (stripe + 1) / stripes;
    const tone: Rgb = stripe % 2 === 0 ? cloth : [250, 242, 228];
    const top = (t: number): Point => [x + (t - 0.5) * w * 0.96, y - h * 1.22];
    const low = (t: number): Point => [x + (t - 0.5) * w * 1.2, y - h * 0.92];
    pen.poly([top(from), top(to), low(to), low(from)], tone, 0.85);
    const [lx, ly] = low((from + to) / 2);
    pen.disc(lx, ly, (w * 1.2) / stripes / 2, h * 0.06, tone, 0.6);
  }
  if (p.snow > 0.3)
    pen.poly(
      [
        [x - w * 0.5, y - h * 1.2],
        [x + w * 0.5, y - h * 1.2],
        [x + w * 0.46, y - h * 1.3],
        [x - w * 0.46, y - h * 1.3],
      ],
      [246, 250, 255],
      0.95,
    );
  if (p.lamps) pen.glow(x, y - h * 0.7, w * 0.8, [255, 200, 120], 0.75);
}

/** A market square in an old town: gabled houses, stalls, bunting from roof to roof. */
export const paintMarket: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.54,
    soil: [196, 180, 160],
    patch: [170, 156, 146],
    roll: 0,
    end: 12,
    colour: (x, z, base) => {
      const row = Math.floor(z * 5);
      const joint = Math.min(Math.abs(((x * 5 + (row % 2) * 0.5) % 1) - 0), Math.abs((z * 5) % 1));
      return mix(
        base,
        [112, 102, 102],
        smoothstep(0.1, 0.02, Math.abs(joint)) * 0.45 * smoothstep(6, 1.5, z),
      );
    },
  });
  const { p, random, horizon, side } = land;
  church(land.far.ctx, p, p.x(0.5 - side * 0.08), horizon + p.unit * 0.01, p.unit * 0.44, 0.26);
  const row = land.pen("mid", 0.14);
  const foot = horizon + p.unit * 0.03;
  row.rect(0, horizon - 2, p.width, p.unit * 0.09, [178, 164, 150], 0.6);
  for (let x = -p.unit * 0.04; x < p.width; ) {
    const w = p.unit * random.between(0.12, 0.16);
    const gap = Math.abs(x + w / 2 - p.x(0.5 - side * 0.02)) < p.unit * 0.12;
    if (!gap) townHouse(row, p, random, x, foot, w, p.unit * random.between(0.16, 0.24));
    x += w * 1.02;
  }
  land.lay();
  const near = land.pen("near", 0.04);
  for (const way of [-1, 1]) {
    const w = p.unit * 0.3;
    const x = p.x(0.5 + way * 0.5) - (way > 0 ? w * 0.3 : w * 0.7);
    townHouse(near, p, random, x, horizon + p.unit * 0.1, w, p.unit * 0.42);
  }
  for (const [u, z] of [
    [-0.62, 7],
    [0.6, 7],
    [-0.2, 8],
    [0.74, 4.6],
    [-0.78, 4.4],
  ] as const)
    stall(land.near.ctx, p, random, land.at(u, z), z * 0.014);
  for (let line = 0; line < 3; line += 1) {
    const from: Point = [-10, p.y(0.1 + line * 0.08)];
    const to: Point = [p.width + 10, p.y(0.16 + ((line * 2) % 3) * 0.05)];
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * p.unit * 0.1,
    ];
    near.line(
      Array.from({ length: 21 }, (_, i) => at(i / 20)),
      p.unit * 0.002,
      [90, 80, 80],
      0.4,
    );
    for (let flag = 0; flag < 26; flag += 1) {
      const [fx, fy] = at((flag + 0.5) / 26);
      const s = p.unit * 0.022;
      near.poly(
        [
          [fx - s * 0.6, fy],
          [fx + s * 0.6, fy],
          [fx, fy + s * 1.3],
        ],
        CLOTHS[flag % CLOTHS.length] ?? CLOTHS[0],
        0.8,
      );
      if (p.lamps && flag % 3 === 0) near.glow(fx, fy + s, p.unit * 0.04, [255, 206, 120], 0.8);
    }
  }
  land.front.add(side > 0 ? "right" : "left", (ctx) =>
    stall(
      ctx,
      p,
      random,
      { x: p.x(0.5 + side * 0.56), y: p.height + p.unit * 0.06, scale: p.unit * 0.5 },
      0,
    ),
  );
  land.front.add(side > 0 ? "left" : "right", (ctx) => {
    const pen = createPen(ctx, p);
    const [cx, cy, s] = [p.x(0.5 - side * 0.5), p.height + p.unit * 0.02, p.unit * 0.22];
    pen.solid(cx - s / 2, cy - s * 0.7, s, s * 0.7, [182, 134, 90]);
    for (let fruit = 0; fruit < 26; fruit += 1)
      pen.disc(
        cx + random.between(-0.42, 0.42) * s,
        cy - s * 0.7 - random.next() * s * 0.16,
        s * 0.07,
        s * 0.07,
        random.pick(GOODS[0] ?? [[214, 62, 54]]),
        random.between(0.4, 0.9),
      );
    for (let slat = 0; slat < 3; slat += 1)
      pen.rect(cx - s / 2, cy - s * (0.62 - slat * 0.22), s, s * 0.16, [196, 150, 104], 0.75);
  });
  return land.plate();
};
