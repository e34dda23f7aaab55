import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { casts, type Painter } from "../brush/painter.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { sailingBoat } from "../built/boat.ts";
import { lighthouse } from "../built/lighthouse.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { openLand } from "../land/open-land.ts";
import { farHills } from "../nature/far-hills.ts";
import { flood } from "./flood.ts";

const PAINTS: readonly [Rgb, ...Rgb[]] = [
  [236, 130, 104],
  [246, 204, 116],
  [128, 182, 196],
  [244, 232, 210],
  [210, 96, 96],
  [160, 192, 140],
  [236, 172, 186],
];

/** A gabled town house by the water. */
function house(
  pen: Pen,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const paint = random.pick(PAINTS);
  const roof: Rgb = mix([164, 84, 66], [244, 248, 255], p.snow * 0.9);
  pen.solid(x, y - h, w, h, paint, 0.66);
  pen.poly(
    [
      [x - w * 0.06, y - h],
      [x + w * 1.06, y - h],
      [x + w / 2, y - h - w * 0.62],
    ],
    roof,
    0.72,
  );
  pen.poly(
    [
      [x + w / 2, y - h - w * 0.62],
      [x + w * 1.06, y - h],
      [x + w * 0.62, y - h],
    ],
    roof,
    0.4,
    0.5,
  );
  const rows = Math.max(2, Math.round(h / (w * 0.42)));
  for (let row = 0; row < rows; row += 1)
    for (const column of [0.16, 0.58]) {
      if (row === 0 && column < 0.3) continue;
      const lit = p.lamps && random.next() < 0.7;
      const wy = y - h * ((row + 0.78) / rows);
      pen.rect(
        x + w * (column - 0.03),
        wy - h * 0.02,
        w * 0.32,
        (h / rows) * 0.6,
        [252, 246, 234],
        0.8,
      );
      pen.rect(
        x + w * column,
        wy,
        w * 0.26,
        (h / rows) * 0.5,
        lit ? [255, 212, 128] : [84, 108, 136],
        lit ? "own" : 0.4,
      );
      if (lit)
        pen.glow(x + w * (column + 0.13), wy + (h / rows) * 0.25, w * 0.4, [255, 196, 110], 0.35);
    }
  pen.rect(x + w * 0.14, y - (h / rows) * 0.74, w * 0.26, (h / rows) * 0.74, [96, 70, 62], 0.5);
}

/** A moored fishing boat with its reflection. */
function fishingBoat(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
): void {
  const pen = createPen(ctx, p, 0.04);
  const hull = random.pick(PAINTS);
  pen.poly(
    [
      [x - w * 0.48, y],
      [x + w * 0.46, y],
      [x + w * 0.3, y + w * 0.16],
      [x - w * 0.3, y + w * 0.16],
    ],
    hull,
    0.4,
    0.35,
  );
  pen.poly(
    [
      [x - w * 0.56, y - w * 0.22],
      [x + w * 0.6, y - w * 0.28],
      [x + w * 0.42, y + w * 0.02],
      [x - w * 0.44, y + w * 0.02],
    ],
    hull,
    0.62,
  );
  pen.poly(
    [
      [x - w * 0.56, y - w * 0.22],
      [x + w * 0.6, y - w * 0.28],
      [x + w * 0.57, y - w * 0.22],
      [x - w * 0.54, y - w * 0.16],
    ],
    [252, 246, 236],
    0.9,
  );
  pen.solid(x - w * 0.3, y - w * 0.5, w * 0.3, w * 0.3, [250, 244, 234], 0.7);
  pen.rect(
    x - w * 0.26,
    y - w * 0.45,
    w * 0.22,
    w * 0.12,
    p.lamps ? [255, 214, 130] : [92, 126, 150],
    p.lamps ? "own" : 0.5,
  );
  pen.poly(
    [
      [x - w * 0.34, y - w * 0.5],
      [x + w * 0.04, y - w * 0.5],
      [x, y - w * 0.56],
      [x - w * 0.3, y - w * 0.56],
    ],
    hull,
    0.85,
  );
  pen.line(
    [
      [x + w * 0.14, y - w * 0.24],
      [x + w * 0.14, y - w * 0.95],
    ],
    w * 0.025,
    [110, 84, 66],
    0.5,
  );
  pen.line(
    [
      [x + w * 0.14, y - w * 0.92],
      [x + w * 0.56, y - w * 0.28],
    ],
    w * 0.008,
    [90, 80, 76],
    0.4,
  );
  pen.line(
    [
      [x + w * 0.14, y - w * 0.92],
      [x - w * 0.5, y - w * 0.24],
    ],
    w * 0.008,
    [90, 80, 76],
    0.4,
  );
}

/** Distance at which the quay ends (1 at the bottom of the picture), behind the figures' feet. */
const EDGE = 2.6;

/** A quay with moored boats, and gabled houses and a lighthouse across the water. */
export const paintHarbour: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.53,
    soil: [176, 168, 160],
    patch: [152, 144, 142],
    roll: 0,
    end: EDGE + 0.2,
    height: (_x, z) => -smoothstep(EDGE - 0.02, EDGE + 0.02, z) * 0.7,
    water: (_x, _z, height) => height < -0.2,
    colour: (x, z, base) => {
      const joint = Math.min(
        Math.abs(((x * 3 + Math.floor(z * 7) * 0.5) % 1) - 0.5),
        Math.abs(((z * 7) % 1) - 0.5) * 1.2,
      );
      return mix(
        base,
        [104, 98, 102],
        smoothstep(0.44, 0.49, 0.5 - joint + 0) * 0 + smoothstep(0.06, 0.02, joint) * 0.5,
      );
    },
  });
  const { p, random, horizon, side } = land;
  land.far.ctx.drawImage(
    farHills(
      p,
      { horizon, near: 20, far: 60, peak: 6, colour: [134, 168, 92], haze: 0.46 },
      random.next() * 90,
    ),
    0,
    0,
  );
  if (!casts(p, "lighthouse"))
    lighthouse(land.far.ctx, p, p.x(0.5 + side * 0.4), horizon + 2, p.unit * 0.22);
  const pen = land.pen("mid", 0.14);
  const quay = horizon + p.unit * 0.022;
  pen.rect(
    0,
    horizon - p.unit * 0.012,
    p.width * 0.5 + (side < 0 ? p.width : 0),
    p.unit * 0.034,
    [150, 142, 138],
    0.5,
    side < 0 ? 1 : 1,
  );
  let x = side < 0 ? p.x(0.3) : -p.unit * 0.05;
  const end = side < 0 ? p.width + 20 : p.x(0.7);
  while (x < end) {
    const w = p.unit * random.between(0.085, 0.12);
    house(pen, p, random, x, quay - p.unit * 0.03, w, p.unit * random.between(0.1, 0.17));
    x += w * 1.02;
  }
  const { glints } = flood(land, {
    deep: [28, 92, 122],
    shallow: [84, 170, 180],
    roughness: 0.2,
    mirror: 0.82,
  });
  sailingBoat(
    land.near.ctx,
    p,
    random,
    p.x(0.5 + side * 0.24),
    horizon + p.unit * 0.03,
    p.unit * 0.12,
    0.2,
  );
  for (const [u, y, w] of [
    [-side * 0.06, 0.085, 0.15],
    [-side * 0.34, 0.12, 0.2],
    [side * 0.36, 0.15, 0.24],
  ] as const)
    fishingBoat(land.near.ctx, p, random, p.x(0.5 + u), horizon + p.unit * y, p.unit * w);
  const kerb = land.pen("near");
  const scale = p.height - horizon;
  const edge = horizon + scale / EDGE;
  kerb.rect(0, edge - scale * 0.03, p.width, scale * 0.055, [200, 192, 182], 0.85);
  kerb.rect(0, edge + scale * 0.025, p.width, scale * 0.02, [90, 84, 92], 0.3, 0.5);
  for (const u of [-0.42, -0.14, 0.16, 0.44]) {
    const bx = p.x(0.5 + u);
    kerb.shadow(bx, edge + scale * 0.05, scale * 0.06, scale * 0.02);
    kerb.solid(bx - scale * 0.03, edge - scale * 0.06, scale * 0.06, scale * 0.11, [66, 70, 84]);
    kerb.disc(bx, edge - scale * 0.06, scale * 0.042, scale * 0.018, [86, 90, 104], 0.8);
  }
  streetLamp(land.near.ctx, p, p.x(0.5 - side * 0.4), edge + scale * 0.06, p.unit * 0.42, side, 0);
  land.front.add(side > 0 ? "right" : "left", (ctx) => {
    const front = createPen(ctx, p);
    for (const [cx, cy, s] of [
      [0.5, 1.0, 0.2],
      [0.4, 1.02, 0.15],
      [0.48, 0.8, 0.14],
    ] as const) {
      const bx = p.x(0.5 + side * cx) - (p.unit * s) / 2;
      const by = p.y(cy) - p.unit * s;
      front.solid(bx, by, p.unit * s, p.unit * s, [186, 138, 92], 0.55);
      for (let slat = 0; slat < 4; slat += 1)
        front.rect(
          bx,
          by + p.unit * s * (0.23 + slat * 0.25),
          p.unit * s,
          p.unit * 0.005,
          [90, 60, 44],
          0.2,
        );
      front.line(
        [
          [bx, by + p.unit * s],
          [bx + p.unit * s, by],
        ],
        p.unit * 0.012,
        [150, 106, 70],
        0.7,
      );
    }
  });
  return land.plate({
    far: flyingBirds(p, 7, p.y(0.1), p.y(0.36), [236, 240, 246]),
    ...(glints ? { near: glints } : {}),
  });
};
