import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { type Foot, openLand } from "../land/open-land.ts";
import { farHills } from "../nature/far-hills.ts";

const SWEETS: readonly [Rgb, ...Rgb[]] = [
  [250, 120, 150],
  [255, 214, 100],
  [130, 214, 226],
  [190, 150, 240],
  [150, 220, 150],
  [255, 160, 100],
];
const CREAM: Rgb = [255, 248, 240];
const CRUST: Rgb = [196, 128, 76];

/** A swirled lollipop on its stick, as tall as a tree. */
function lollipop(pen: Pen, random: Random, { x, y, scale: s }: Foot, tall: number): void {
  const colour = random.pick(SWEETS);
  const r = s * tall * 0.3;
  const cy = y - s * tall + r;
  pen.shadow(x, y, r * 0.8, r * 0.12);
  pen.solid(x - s * 0.03, cy, s * 0.06, y - cy, CREAM, 0.7);
  pen.disc(x, cy, r, r, colour, 0.7);
  const swirl: Point[] = Array.from({ length: 46 }, (_, i): Point => {
    const t = i / 45;
    return [x + Math.cos(t * 15) * r * t * 0.9, cy + Math.sin(t * 15) * r * t * 0.9];
  });
  pen.line(swirl, r * 0.15, CREAM, 0.95);
  pen.disc(x - r * 0.36, cy - r * 0.42, r * 0.16, r * 0.1, [255, 255, 255], 1, 0.8);
}

/** A red and white candy cane. */
function cane(pen: Pen, { x, y, scale: s }: Foot, tall: number, way: number): void {
  const w = s * tall * 0.12;
  const path: Point[] = [];
  for (let i = 0; i <= 20; i += 1) path.push([x, y - (s * tall * 0.72 * i) / 20]);
  for (let i = 0; i <= 14; i += 1)
    path.push([
      x + way * s * tall * 0.16 * (1 - Math.cos((i / 14) * Math.PI)),
      y - s * tall * 0.72 - Math.sin((i / 14) * Math.PI) * s * tall * 0.2,
    ]);
  pen.shadow(x, y, w, w * 0.2);
  pen.line(path, w, CREAM, 0.85);
  for (let i = 1; i + 1 < path.length; i += 3) {
    const [a, b] = [path[i], path[i + 1]];
    if (a && b) pen.line([a, b], w, [226, 60, 70], 0.75);
  }
  pen.line(
    path.map(([px, py]): Point => [px - w * 0.22, py]),
    w * 0.14,
    [255, 255, 255],
    1,
    0.6,
  );
}

/** A gingerbread house with icing. */
function gingerbread(pen: Pen, random: Random, { x, y, scale: s }: Foot): void {
  const [w, h] = [s * 1.2, s * 0.8];
  pen.shadow(x, y, w * 0.62, w * 0.07);
  pen.solid(x - w / 2, y - h, w, h, CRUST, 0.6);
  pen.poly(
    [
      [x - w * 0.5, y - h],
      [x + w * 0.5, y - h],
      [x, y - h * 1.85],
    ],
    CRUST,
    0.7,
  );
  pen.line(
    [
      [x - w * 0.58, y - h * 0.94],
      [x, y - h * 1.92],
      [x + w * 0.58, y - h * 0.94],
    ],
    w * 0.11,
    CREAM,
    0.95,
  );
  for (let drop = 0; drop < 14; drop += 1) {
    const t = drop / 13;
    const [dx, dy] = [
      x + (t - 0.5) * w * 1.1,
      y - h * 0.96 - (1 - Math.abs(t - 0.5) * 2) * h * 0.92,
    ];
    pen.disc(dx, dy + w * 0.06, w * 0.03, w * 0.05, CREAM, 0.9);
    pen.disc(dx, dy, w * 0.026, w * 0.026, random.pick(SWEETS), 0.8);
  }
  pen.round(x - w * 0.11, y - h * 0.58, w * 0.22, h * 0.58, w * 0.1, [120, 70, 46], 0.5);
  for (const at of [-0.33, 0.2]) {
    pen.round(x + at * w, y - h * 0.66, w * 0.15, w * 0.15, w * 0.03, [255, 226, 150], 0.9);
    pen.line(
      [
        [x + at * w, y - h * 0.66 + w * 0.075],
        [x + (at + 0.15) * w, y - h * 0.66 + w * 0.075],
      ],
      w * 0.016,
      CREAM,
      0.95,
    );
  }
  pen.disc(x, y - h * 1.3, w * 0.08, w * 0.08, SWEETS[0], 0.8);
}

/** Hills of ice cream, lollipop trees, candy canes, a gingerbread house on a biscuit road. */
export const paintCandyLand: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.55,
    soil: [250, 186, 206],
    patch: [255, 222, 226],
    roll: 0.35,
    sides: 0.3,
    end: 10,
    bare: true,
    path: { colour: [222, 164, 104], width: 0.8, bend: 0.3 },
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const hill = { horizon, colour: [246, 170, 200] as const, patch: [255, 236, 214] as const };
  land.far.ctx.drawImage(
    farHills(p, { ...hill, near: 22, far: 70, peak: 9, haze: 0.36, pace: 0.04 }, shift),
    0,
    0,
  );
  land.mid.ctx.drawImage(
    farHills(
      p,
      { ...hill, colour: [176, 226, 214], near: 9, far: 26, peak: 2, haze: 0.16, pace: 0.08 },
      shift + 30,
    ),
    0,
    0,
  );
  const far = land.pen("mid", 0.2);
  for (const [u, w] of [
    [-0.36, 0.17],
    [-0.22, 0.12],
    [0.3, 0.2],
    [0.44, 0.13],
  ] as const) {
    const [x, y, s] = [p.x(0.5 + u), horizon + p.unit * 0.01, p.unit * w];
    far.poly(
      [
        [x - s * 0.36, y - s * 0.5],
        [x + s * 0.36, y - s * 0.5],
        [x + s * 0.22, y + s * 0.1],
        [x - s * 0.22, y + s * 0.1],
      ],
      [232, 176, 112],
      0.6,
    );
    for (const [dx, dy, r, tone] of [
      [-0.17, -0.62, 0.25, 0],
      [0.17, -0.62, 0.25, 1],
      [0, -0.88, 0.25, 2],
    ] as const)
      far.disc(
        x + dx * s,
        y + dy * s,
        r * s,
        r * s,
        mix(SWEETS[(tone + Math.round(w * 50)) % 6] ?? CREAM, CREAM, 0.3),
        0.75,
      );
    far.disc(x, y - s * 1.16, s * 0.08, s * 0.08, [220, 50, 66], 0.7);
  }
  land.lay();
  const pen = land.pen("near", 0.03);
  for (let dot = 0; dot < 240; dot += 1) {
    const z = 1 * 7 ** random.next();
    const foot = land.at(random.between(-1.1, 1.1), z);
    const s = foot.scale * 0.03;
    pen.line(
      [
        [foot.x - s, foot.y],
        [foot.x + s, foot.y - s * random.between(-0.6, 0.6)],
      ],
      s * 0.7,
      random.pick(SWEETS),
      0.8,
    );
  }
  gingerbread(pen, random, land.at(-side * 0.44, 5));
  for (const [u, z, tall] of [
    [side * 0.36, 6.6, 1.5],
    [side * 0.62, 4.8, 1.7],
    [-side * 0.86, 4, 1.6],
    [side * 0.9, 3.3, 1.4],
    [-side * 0.16, 7.6, 1.4],
  ] as const)
    lollipop(pen, random, land.at(u, z), tall);
  for (let z = 6; z > 1.8; z *= 0.75)
    for (const way of [-1, 1]) {
      const x = land.path(z) + way * 0.68;
      cane(pen, land.at((x * (p.height - horizon)) / (z * brush.frame.width * 0.5), z), 0.62, way);
    }
  for (let gum = 0; gum < 22; gum += 1) {
    const foot = land.at(random.pick([-1, 1]) * random.between(0.4, 1.05), random.between(1.7, 5));
    const r = foot.scale * random.between(0.05, 0.1);
    pen.shadow(foot.x, foot.y, r, r * 0.25);
    pen.disc(foot.x, foot.y - r * 0.8, r, r, random.pick(SWEETS), 0.65);
    pen.disc(foot.x - r * 0.3, foot.y - r * 1.15, r * 0.3, r * 0.2, [255, 255, 255], 1, 0.8);
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      const front = createPen(ctx, p);
      if (way === side)
        cane(
          front,
          { x: p.x(0.5 + way * 0.5), y: p.height + p.unit * 0.02, scale: p.unit },
          0.78,
          -way,
        );
      for (const [dx, r] of [
        [0.52, 0.1],
        [0.43, 0.07],
        [0.36, 0.045],
      ] as const) {
        const x = p.x(0.5 + way * dx);
        front.disc(
          x,
          p.height - p.unit * r * 0.4,
          p.unit * r,
          p.unit * r,
          random.pick(SWEETS),
          0.65,
        );
        front.disc(
          x - p.unit * r * 0.3,
          p.height - p.unit * r * 0.8,
          p.unit * r * 0.26,
          p.unit * r * 0.16,
          [255, 255, 255],
          1,
          0.8,
        );
      }
    });
  return land.plate();
};
