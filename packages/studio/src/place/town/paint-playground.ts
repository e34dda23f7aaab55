import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { railFence } from "../built/fence.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { type Foot, openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { farHills } from "../nature/far-hills.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";

const RED: Rgb = [232, 84, 76];
const BLUE: Rgb = [70, 140, 206];
const YELLOW: Rgb = [252, 204, 76];

/** A tower with a slide towards the middle. */
function slide(pen: Pen, { x, y, scale: s }: Foot, way: number): void {
  pen.shadow(x, y, s * 0.7, s * 0.1);
  for (const post of [-0.22, 0.22])
    pen.solid(x + post * s - s * 0.03, y - s * 1.5, s * 0.06, s * 1.5, [166, 112, 74]);
  pen.solid(x - s * 0.26, y - s * 0.94, s * 0.52, s * 0.08, [166, 112, 74]);
  for (let rung = 0; rung < 5; rung += 1)
    pen.line(
      [
        [x - way * s * 0.34, y - s * rung * 0.18],
        [x - way * s * 0.22, y - s * rung * 0.18],
      ],
      s * 0.03,
      YELLOW,
      0.7,
    );
  pen.line(
    [
      [x - way * s * 0.36, y],
      [x - way * s * 0.28, y - s * 0.94],
    ],
    s * 0.035,
    BLUE,
    0.6,
  );
  pen.poly(
    [
      [x - s * 0.36, y - s * 1.46],
      [x + s * 0.36, y - s * 1.46],
      [x, y - s * 1.86],
    ],
    RED,
    0.85,
  );
  pen.poly(
    [
      [x, y - s * 1.46],
      [x - way * s * 0.36, y - s * 1.46],
      [x, y - s * 1.86],
    ],
    RED,
    0.5,
  );
  pen.rect(x - s * 0.24, y - s * 1.2, s * 0.48, s * 0.28, BLUE, 0.7);
  const path = (off: number): Point[] =>
    Array.from({ length: 14 }, (_, i) => {
      const t = i / 13;
      return [
        x + way * s * (0.22 + t * 1.05),
        y - s * (0.9 * (1 - t) ** 1.25 + 0.04 + off),
      ] as const;
    });
  pen.poly([...path(0), ...path(0.16).reverse()], YELLOW, 0.85);
  pen.line(path(0.16), s * 0.03, [255, 236, 150], 1);
  pen.line(path(0), s * 0.03, YELLOW, 0.4);
}

/** A sandbox with a bucket and a small castle. */
function sandbox(pen: Pen, { x, y, scale: s }: Foot): void {
  pen.disc(x, y, s * 0.86, s * 0.2, [176, 118, 78], 0.5);
  pen.disc(x, y - s * 0.02, s * 0.8, s * 0.17, [246, 220, 166], 0.8);
  pen.solid(x - s * 0.16, y - s * 0.22, s * 0.2, s * 0.2, [240, 206, 148], 0.6);
  pen.poly(
    [
      [x - s * 0.18, y - s * 0.22],
      [x + s * 0.06, y - s * 0.22],
      [x - s * 0.06, y - s * 0.38],
    ],
    [240, 206, 148],
    0.8,
  );
  pen.poly(
    [
      [x + s * 0.26, y - s * 0.16],
      [x + s * 0.46, y - s * 0.16],
      [x + s * 0.42, y + s * 0.02],
      [x + s * 0.3, y + s * 0.02],
    ],
    BLUE,
    0.7,
  );
  pen.disc(x + s * 0.36, y - s * 0.16, s * 0.1, s * 0.03, [120, 180, 230], 0.9);
}

/** A slide, swings, a sandbox and a climbing frame on a lawn among trees. */
export const paintPlayground: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.54,
    soil: [132, 180, 86],
    patch: [168, 194, 98],
    roll: 0.12,
    end: 10,
    path: { colour: [232, 208, 160], width: 0.9, bend: 0.2 },
  });
  const { p, random, horizon, side } = land;
  const hills = { horizon, near: 9, far: 30, peak: 0.9, colour: [128, 176, 88] as const };
  land.far.ctx.drawImage(farHills(p, { ...hills, haze: 0.3, pace: 0.1 }, random.next() * 90), 0, 0);
  const far = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.3, treeStyle(random.pick(GREENS), 0.16)),
  );
  for (let tree = 0; tree < 20; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(far),
      ((tree + random.next()) / 20) * p.width,
      horizon + p.unit * random.between(0.02, 0.045),
      p.unit * random.between(0.14, 0.28),
      random.next() < 0.5,
    );
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("lawn"), land.terrain, {
    near: 0.97,
    far: 7,
    grass: [128, 178, 82],
    flowers:
      p.snow > 0.3
        ? []
        : [
            [250, 250, 250],
            [255, 226, 110],
          ],
    bare: (x, z) => Math.abs(x - land.path(z)) < 0.5,
    density: p.snow > 0.3 ? 0.15 : 1,
  });
  const pen = land.pen("near", 0.03);
  railFence(
    land.near.ctx,
    p,
    Array.from({ length: 26 }, (_, i) => land.at(-1.25 + i * 0.1, 8.4)),
    [240, 234, 222],
  );
  const swing = land.at(side * 0.6, 4.8);
  const s = swing.scale * 1.25;
  pen.shadow(swing.x, swing.y, s * 0.8, s * 0.08);
  for (const way of [-1, 1])
    for (const lean of [-0.16, 0.16])
      pen.line(
        [
          [swing.x + way * s * 0.72 + lean * s, swing.y + (lean > 0 ? 0 : -s * 0.06)],
          [swing.x + way * s * 0.6, swing.y - s * 1.2],
        ],
        s * 0.05,
        lean > 0 ? RED : [170, 60, 60],
        0.75,
      );
  pen.line(
    [
      [swing.x - s * 0.66, swing.y - s * 1.2],
      [swing.x + s * 0.66, swing.y - s * 1.2],
    ],
    s * 0.06,
    RED,
    0.9,
  );
  slide(
    pen,
    (({ x, y, scale }) => ({ x, y, scale: scale * 1.1 }))(land.at(-side * 0.72, 4.2)),
    side,
  );
  sandbox(pen, land.at(side * 0.3, 6.6));
  const dome = land.at(-side * 0.14, 7.4);
  for (let rib = 0; rib < 6; rib += 1) {
    const r = dome.scale * 0.75;
    pen.line(
      Array.from(
        { length: 13 },
        (_, i): Point => [
          dome.x - Math.cos((i / 12) * Math.PI) * r * Math.cos(rib * 0.52 - 1.3),
          dome.y - Math.sin((i / 12) * Math.PI) * r,
        ],
      ),
      r * 0.05,
      [BLUE, YELLOW, RED][rib % 3] ?? BLUE,
      0.75,
    );
  }
  for (const up of [0.35, 0.68])
    pen.line(
      Array.from(
        { length: 9 },
        (_, i): Point => [
          dome.x + (i / 4 - 1) * dome.scale * 0.75 * Math.sqrt(1 - up * up),
          dome.y - up * dome.scale * 0.75,
        ],
      ),
      dome.scale * 0.035,
      BLUE,
      0.6,
    );
  frontGrowth(land, {
    grass: [106, 160, 70],
    flowers: [[255, 226, 110]],
    tree: random.pick(GREENS),
    bush: random.pick(GREENS),
  });
  return land.plate({
    near: (ctx, seconds) => {
      const draw = createPen(ctx, p, 0.03);
      for (const [seat, off] of [
        [-0.3, 0],
        [0.28, 1.8],
      ] as const) {
        const turn = Math.sin(seconds * 1.9 + off) * 0.22;
        const [tx, ty] = [swing.x + seat * s, swing.y - s * 1.2];
        const [bx, by] = [tx + Math.sin(turn) * s * 0.9, ty + Math.cos(turn) * s * 0.9];
        for (const rope of [-0.1, 0.1])
          draw.line(
            [
              [tx + rope * s, ty],
              [bx + rope * s, by],
            ],
            s * 0.015,
            [90, 84, 84],
            0.5,
          );
        draw.line(
          [
            [bx - s * 0.13, by],
            [bx + s * 0.13, by],
          ],
          s * 0.05,
          BLUE,
          0.7,
        );
      }
    },
  });
};
