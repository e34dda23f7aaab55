import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { standingSide } from "../brush/painter.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { paintSkyline } from "../built/skyline.ts";
import { openLand } from "../land/open-land.ts";
import { bench } from "../land/paint-park.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";

const IRON: Rgb = [70, 92, 96];
const CAR: Rgb = [176, 58, 58];
const CREAM: Rgb = [246, 234, 208];

/** A platform under an iron roof with a clock, and a train beside it. */
export const paintTrainStation: PaintPlace = (brush) => {
  const land = openLand(brush, { horizon: 0.5, soil: [150, 146, 146], bare: true, roll: 0 });
  const { p, random, horizon } = land;
  // The platform is on the side of the figures.
  const side = standingSide(brush, land.side > 0 ? 1 : -1);
  paintSkyline(land.far.ctx, p, random, {
    base: horizon + 4,
    low: p.unit * 0.06,
    high: p.unit * 0.22,
    tower: p.unit * 0.07,
    haze: 0.5,
    neon: false,
  });
  const pen = land.pen("near", 0);
  const far = land.pen("mid", 0.2);
  far.rect(0, horizon, p.width, p.height, [120, 114, 112], 0.4);
  const trees = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.24, treeStyle(random.pick(GREENS), 0.22)),
  );
  for (let tree = 0; tree < 18; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(trees),
      ((tree + random.next()) / 18) * p.width,
      horizon + p.unit * 0.012,
      p.unit * random.between(0.09, 0.16),
    );
  const scale = p.height - horizon;
  const vx = p.x(0.5 - side * 0.04);
  const on = (x: number, z: number, h = 0): Point => [
    vx + (x * side * scale) / z,
    horizon + ((1 - h) * scale) / z,
  ];
  const quad = (
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    h: number,
    colour: Rgb,
    shade: number,
    alpha = 1,
  ) => pen.poly([on(x0, z0, h), on(x1, z0, h), on(x1, z1, h), on(x0, z1, h)], colour, shade, alpha);
  const upright = (
    x: number,
    z0: number,
    z1: number,
    h0: number,
    h1: number,
    colour: Rgb,
    shade: number,
  ) => pen.poly([on(x, z0, h0), on(x, z1, h0), on(x, z1, h1), on(x, z0, h1)], colour, shade);
  // The track bed is on the sunny side and the platform on the viewer's; x increases towards the
  // shaded side.
  quad(-6, -0.55, 0.9, 40, -0.42, [112, 104, 100], 0.5);
  for (let z = 0.9; z < 22; z *= 1.1) quad(-2.5, -0.9, z, z * 1.035, -0.4, [92, 70, 58], 0.5);
  for (const rail of [-2.25, -1.15]) quad(rail, rail + 0.08, 0.9, 40, -0.36, [190, 196, 204], 0.9);
  quad(-0.55, 9, 0.9, 40, 0, [196, 188, 178], 0.62);
  for (let z = 1; z < 24; z *= 1.16) quad(-0.3, 9, z, z * 1.012, 0, [140, 132, 128], 0.4, 0.6);
  for (let x = 0; x < 8; x += 0.62) quad(x, x + 0.012, 0.9, 40, 0, [140, 132, 128], 0.4, 0.6);
  upright(-0.55, 0.9, 40, -0.42, 0, [130, 122, 120], 0.3);
  quad(-0.55, -0.3, 0.9, 40, 0, [250, 214, 90], 0.8);
  // It is dark between the wagons; the platform hides the wheels.
  upright(-0.76, 0.2, 40, -0.3, 1.58, [52, 50, 58], 0.3);
  // The side of the train in perspective, wagon by wagon, continuing past the edge of the picture.
  for (let wagon = 6; wagon >= -3; wagon -= 1) {
    const [z0, z1] = [0.86 * 1.62 ** wagon, 0.86 * 1.62 ** (wagon + 1) * 0.985];
    upright(-0.72, z0, z1, -0.3, 1.55, CAR, 0.62);
    upright(-0.72, z0, z1, -0.3, -0.12, [62, 56, 62], 0.4);
    upright(-0.72, z0, z1, 0.62, 1.3, CREAM, 0.7);
    upright(-0.72, z0, z1, 1.5, 1.62, [90, 94, 104], 0.7);
    upright(-0.72, z0, z1, 0.08, 0.16, [250, 206, 90], 0.8);
    const windows = 5;
    for (let pane = 0; pane < windows; pane += 1) {
      const a = z0 * (z1 / z0) ** ((pane + 0.2) / windows);
      const b = z0 * (z1 / z0) ** ((pane + 0.82) / windows);
      const lit = p.lamps;
      pen.poly(
        [on(-0.72, a, 0.7), on(-0.72, b, 0.7), on(-0.72, b, 1.22), on(-0.72, a, 1.22)],
        lit ? [255, 216, 140] : mix([86, 118, 146], p.sky[3] ?? p.haze, 0.4),
        lit ? "own" : 0.7,
      );
    }
  }
  // Columns and the glass roof above the platform.
  for (let z = 12; z > 1.25; z *= 0.72) {
    const foot = on(1.55, z);
    const s = scale / z;
    pen.solid(foot[0] - s * 0.05, foot[1] - s * 2.35, s * 0.1, s * 2.35, IRON, 0.6);
    pen.solid(foot[0] - s * 0.09, foot[1] - s * 0.14, s * 0.18, s * 0.14, IRON, 0.6);
    pen.line([on(1.55, z, 1.8), on(0.9, z, 2.34)], s * 0.05, IRON, 0.5);
    pen.line([on(1.55, z, 1.8), on(2.2, z, 2.34)], s * 0.05, IRON, 0.5);
    pen.line([on(-0.4, z, 2.36), on(4, z, 2.36)], s * 0.06, IRON, 0.6);
    if (p.lamps) {
      const [lx, ly] = on(0.6, z, 2.2);
      pen.disc(lx, ly, s * 0.06, s * 0.05, [255, 236, 190], "own");
      pen.glow(lx, ly, s * 0.7, [255, 214, 140], 0.8);
    }
  }
  for (let bay = 9; bay >= 0; bay -= 1) {
    const [z0, z1] = [0.9 * 1.36 ** bay, 0.9 * 1.36 ** (bay + 1)];
    quad(-0.42, 4.4, z0, z1, 2.4, bay % 2 === 0 ? [150, 172, 176] : [172, 192, 194], 0.35, 0.82);
  }
  upright(-0.42, 0.9, 16, 2.22, 2.44, [226, 232, 226], 0.6);
  const [cx, cy] = on(0.62, 3.1, 1.74);
  const r = (scale / 3.1) * 0.24;
  pen.line([[cx, cy], on(0.62, 3.1, 2.36)], r * 0.14, IRON, 0.5);
  pen.disc(cx, cy, r * 1.12, r * 1.12, IRON, 0.5);
  pen.disc(cx, cy, r, r, [252, 248, 238], 0.95);
  for (let hour = 0; hour < 12; hour += 1)
    pen.disc(
      cx + Math.sin(hour * 0.5236) * r * 0.8,
      cy - Math.cos(hour * 0.5236) * r * 0.8,
      r * 0.06,
      r * 0.06,
      [60, 60, 70],
      0.4,
    );
  pen.line(
    [
      [cx, cy],
      [cx + r * 0.34, cy - r * 0.36],
    ],
    r * 0.1,
    [40, 40, 50],
    0.4,
  );
  pen.line(
    [
      [cx, cy],
      [cx - r * 0.1, cy - r * 0.7],
    ],
    r * 0.07,
    [40, 40, 50],
    0.4,
  );
  const seat = on(2.9, 3.4);
  bench(pen, { x: seat[0], y: seat[1], scale: scale / 3.4 });
  land.front.add(side > 0 ? "right" : "left", (ctx) => {
    const front = createPen(ctx, p);
    const [bx, by, s] = [p.x(0.5 + side * 0.52), p.height + p.unit * 0.02, p.unit * 0.2];
    for (const [dx, dy, w, h, colour] of [
      [-0.6, 0, 1.2, 0.7, [150, 96, 66]],
      [-0.45, -0.7, 0.9, 0.5, [70, 104, 120]],
    ] as const) {
      front.solid(bx + dx * s, by + (dy - h) * s, w * s, h * s, colour, 0.55);
      for (const strap of [0.2, 0.76])
        front.rect(
          bx + (dx + w * strap) * s,
          by + (dy - h) * s,
          s * 0.05,
          h * s,
          [226, 186, 120],
          0.6,
        );
    }
  });
  return land.plate();
};
