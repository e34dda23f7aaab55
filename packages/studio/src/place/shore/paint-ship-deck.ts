import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { openLand } from "../land/open-land.ts";
import { paintIsland } from "../nature/island.ts";
import { glitter, paintWater } from "../nature/water.ts";

const OAK: Rgb = [178, 124, 78];
const DARK: Rgb = [116, 74, 52];
const SAIL: Rgb = [246, 234, 208];

/** The deck of a sailing ship: planks to the bow, rails, masts with full sails, sea all around. */
export const paintShipDeck: PaintPlace = (brush) => {
  const land = openLand(brush, { horizon: 0.46, soil: OAK, bare: true });
  const { p, random, horizon, side } = land;
  paintIsland(land.far.ctx, p, random, p.x(0.5 + side * 0.34), horizon + 1, p.unit * 0.34, 0.4);
  paintWater(p, land.mid.ctx, [...land.air.pictures, land.far.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([16, 84, 140], 0.6),
    shallow: p.tone([64, 176, 190], 0.85),
    roughness: 0.5,
    mirror: 0.5,
    sun: land.air.sun,
  });
  const pen = land.pen("near", 0);
  const scale = p.height - horizon;
  const cx = p.width / 2;
  // Half width of the deck, which narrows towards the bow.
  const half = (z: number) =>
    1.75 *
    Math.sqrt(Math.max(0, 1 - ((z - 1) / 4.6) ** 2)) *
    Math.min(1, 0.62 + p.width / p.height / 4.5);
  const on = (x: number, z: number, h = 0): Point => [
    cx + (x * scale) / z,
    horizon + ((1 - h) * scale) / z,
  ];
  const steps = Array.from({ length: 42 }, (_, i) => 0.9 + (4.7 * i) / 41);
  const ring = (h: number, grow: number): Point[] => [
    ...steps.map((z) => on(-half(z) * grow, z, h)),
    ...steps.toReversed().map((z) => on(half(z) * grow, z, h)),
  ];
  pen.poly(ring(-0.12, 1.06), [70, 44, 36], 0.25);
  pen.poly(ring(0.06, 1), OAK, 0.66);
  const ctx = land.near.ctx;
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of ring(0.06, 1)) ctx.lineTo(x, y);
  ctx.clip();
  for (let plank = -9; plank <= 9; plank += 1) {
    const x = plank * 0.2;
    pen.poly(
      [on(x, 0.9, 0.06), on(x + 0.19, 0.9, 0.06), on(x + 0.19, 5.8, 0.06), on(x, 5.8, 0.06)],
      mix(OAK, random.pick<Rgb>([[230, 178, 120], DARK]), random.between(0.05, 0.3)),
      random.between(0.5, 0.8),
      0.75,
    );
    pen.line([on(x, 0.9, 0.06), on(x, 5.8, 0.06)], 1.4, [70, 42, 32], 0.2, 0.7);
    for (let joint = 0; joint < 3; joint += 1) {
      const z = random.between(1, 5);
      pen.line([on(x, z, 0.06), on(x + 0.2, z, 0.06)], 1.2, [70, 42, 32], 0.2, 0.7);
    }
  }
  ctx.restore();
  const [hx, hy] = on(0, 3.1, 0.06);
  const w = scale / 3.1;
  pen.poly(
    [
      [hx - w * 0.4, hy - w * 0.07],
      [hx + w * 0.4, hy - w * 0.07],
      [hx + w * 0.46, hy + w * 0.07],
      [hx - w * 0.46, hy + w * 0.07],
    ],
    DARK,
    0.4,
  );
  for (let bar = -3; bar <= 3; bar += 1)
    pen.line(
      [
        [hx + bar * w * 0.11, hy - w * 0.06],
        [hx + bar * w * 0.125, hy + w * 0.06],
      ],
      w * 0.018,
      OAK,
      0.8,
    );
  for (const way of [-1, 1] as const) {
    const rail = (h: number) => steps.filter((z) => z > 0.95).map((z) => on(way * half(z), z, h));
    pen.poly([...rail(0.06), ...rail(0.3).reverse()], DARK, way === side ? 0.3 : 0.55);
    for (const z of steps.filter((_, i) => i % 3 === 0)) {
      const [x, y] = on(way * half(z), z, 0.06);
      const s = scale / z;
      pen.solid(x - s * 0.025, y - s * 0.42, s * 0.05, s * 0.42, OAK, 0.6);
    }
    pen.line(rail(0.46), scale * 0.02, OAK, 0.95);
  }
  for (const [z, tall] of [
    [4.2, 6],
    [2.5, 6],
  ] as const) {
    const [mx, my] = on(z > 3 ? 0 : side * 0.95, z, 0.06);
    const s = scale / z;
    const yard = my - s * 2.5;
    if (z > 3)
      for (const [top, low, wide] of [
        [3.9, 2.4, 1.15],
        [2.3, 0.78, 1.5],
      ] as const) {
        const sail: Point[] = [];
        for (let i = 0; i <= 12; i += 1)
          sail.push([mx + (i / 12 - 0.5) * wide * 1.8 * s, my - top * s]);
        for (let i = 12; i >= 0; i -= 1)
          sail.push([
            mx + (i / 12 - 0.5) * wide * 2.1 * s,
            my - low * s - Math.sin((i / 12) * Math.PI) * s * 0.26,
          ]);
        pen.poly(sail, SAIL, 0.78);
        for (let seam = 1; seam < 6; seam += 1)
          pen.line(
            [
              [mx + (seam / 6 - 0.5) * wide * 1.8 * s, my - top * s],
              [
                mx + (seam / 6 - 0.5) * wide * 2.1 * s,
                my - low * s - Math.sin((seam / 6) * Math.PI) * s * 0.26,
              ],
            ],
            s * 0.008,
            [190, 170, 140],
            0.5,
            0.6,
          );
        pen.line(
          [
            [mx - wide * s * 0.98, my - top * s],
            [mx + wide * s * 0.98, my - top * s],
          ],
          s * 0.06,
          DARK,
          0.6,
        );
      }
    pen.solid(mx - s * 0.06, my - tall * s, s * 0.12, tall * s, OAK, 0.5);
    pen.line(
      [
        [mx - s * 0.5, yard],
        [mx + s * 0.5, yard],
      ],
      s * 0.04,
      DARK,
      0.5,
      z > 3 ? 0 : 1,
    );
    for (const way of [-1, 1]) {
      const [rx, ry] = on(way * half(z), z, 0.4);
      for (let rope = 0; rope < 4; rope += 1)
        pen.line(
          [
            [rx + rope * s * 0.06 * way, ry],
            [mx + way * s * 0.05, my - s * 3.6],
          ],
          s * 0.012,
          [84, 66, 54],
          0.4,
          0.8,
        );
    }
  }
  const barrel = (x: number, z: number) => {
    const [bx, by] = on(x, z, 0.06);
    const s = (scale / z) * 0.34;
    pen.shadow(bx, by, s * 0.7, s * 0.16);
    pen.solid(bx - s * 0.42, by - s, s * 0.84, s, OAK, 0.5);
    for (const hoop of [0.16, 0.78])
      pen.rect(bx - s * 0.44, by - s * (hoop + 0.06), s * 0.88, s * 0.09, [78, 80, 92], 0.5);
    pen.disc(bx, by - s, s * 0.42, s * 0.12, mix(OAK, [230, 180, 120], 0.4), 0.8);
  };
  barrel(-side * half(3) * 0.8, 3);
  barrel(-side * half(2.6) * 0.82, 2.55);
  land.front.add(side > 0 ? "right" : "left", (paint) => {
    const front = createPen(paint, p);
    for (let rope = 0; rope < 5; rope += 1)
      front.line(
        [
          [p.x(0.5 + side * (0.56 - rope * 0.03)), p.height],
          [p.x(0.5 + side * 0.34), -p.unit * 0.1],
        ],
        p.unit * 0.006,
        [70, 54, 46],
        0.35,
      );
    for (let step = 0; step < 9; step += 1) {
      const t = step / 9;
      const at = (lane: number): Point => [
        p.x(0.5 + side * (0.56 - lane * 0.12)) +
          (p.x(0.5 + side * 0.34) - p.x(0.5 + side * (0.56 - lane * 0.12))) * t,
        p.height - (p.height + p.unit * 0.1) * t,
      ];
      front.line([at(0), at(1)], p.unit * 0.004, [70, 54, 46], 0.35);
    }
  });
  const glints = glitter(p, horizon, p.y(0.8), land.air.sun, "sea");
  return land.plate({
    far: flyingBirds(p, 5, p.y(0.08), p.y(0.36), [240, 244, 250]),
    ...(glints ? { mid: glints } : {}),
  });
};
