import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { openLand } from "../land/open-land.ts";

const TURF: Rgb = [92, 164, 78];
const CROWD: readonly [Rgb, ...Rgb[]] = [
  [226, 84, 76],
  [246, 214, 110],
  [80, 130, 190],
  [244, 240, 232],
  [90, 160, 110],
  [190, 110, 160],
];

/** A striped pitch with a goal, full stands, floodlights. */
export const paintStadium: PaintPlace = (brush) => {
  const half = 3.6;
  const land = openLand(brush, {
    horizon: 0.5,
    soil: TURF,
    patch: [110, 178, 84],
    roll: 0,
    end: 9.4,
    bare: true,
    colour: (x, z, base) => {
      const line =
        Math.abs(Math.abs(x) - half) < 0.04 ||
        Math.abs(z - 9.1) < 0.1 ||
        (Math.abs(z - 6.3) < 0.06 && Math.abs(x) < 2) ||
        (Math.abs(Math.abs(x) - 2) < 0.035 && z > 6.3) ||
        Math.abs(Math.hypot(x, (z - 2.2) * 1) - 0.95) < 0.035 ||
        Math.abs(z - 2.2) < 0.03;
      if (line && Math.abs(x) < half + 0.05) return [248, 250, 244];
      return Math.floor(z * 1.1) % 2 === 0 ? base : mix(base, [60, 130, 64], 0.34);
    },
  });
  const { p, random, horizon } = land;
  const scale = p.height - horizon;
  const back = land.pen("far", 0.1);
  const foot = horizon + scale / 9.4;
  const rise = p.unit * 0.33;
  const curve = (t: number) => Math.abs(t - 0.5) * 2;
  const tier = (low: number, high: number, colour: Rgb, shade: number) => {
    const points: Point[] = [];
    for (let i = 0; i <= 24; i += 1)
      points.push([(i / 24) * p.width, foot - low * rise - curve(i / 24) ** 2 * rise * low * 0.7]);
    for (let i = 24; i >= 0; i -= 1)
      points.push([
        (i / 24) * p.width,
        foot - high * rise - curve(i / 24) ** 2 * rise * high * 0.7,
      ]);
    back.poly(points, colour, shade);
  };
  tier(-0.3, 0.14, [70, 78, 96], 0.4);
  tier(0.14, 0.6, [104, 108, 124], 0.5);
  tier(0.6, 0.7, [206, 210, 216], 0.7);
  tier(0.7, 1.12, [96, 100, 118], 0.4);
  tier(1.2, 1.36, [226, 230, 236], 0.8);
  const ctx = land.far.ctx;
  for (const [low, high] of [
    [0.16, 0.58],
    [0.72, 1.1],
  ] as const)
    for (let row = 0; row < 12; row += 1)
      for (let seat = 0; seat < p.width / (p.unit * 0.0088); seat += 1) {
        if (random.next() < 0.14) continue;
        const t = (seat * p.unit * 0.0088) / p.width;
        const level = low + ((high - low) * (row + 0.5)) / 12;
        const y = foot - level * rise - curve(t) ** 2 * rise * level * 0.7;
        ctx.fillStyle = css(p.tone(random.pick(CROWD), random.between(0.3, 0.85), 0.16));
        ctx.beginPath();
        ctx.arc(t * p.width + (row % 2) * 2, y, p.unit * 0.0034, 0, Math.PI * 2);
        ctx.fill();
        ctx.fillStyle = css(p.tone([240, 200, 170], 0.6, 0.16));
        ctx.fillRect(
          t * p.width + (row % 2) * 2 - 1,
          y - p.unit * 0.006,
          p.unit * 0.003,
          p.unit * 0.003,
        );
      }
  for (let board = 0; board < 18; board += 1) {
    const w = p.width / 18;
    const colour = CROWD[(board * 5) % CROWD.length] ?? CROWD[0];
    back.rect(board * w, foot - p.unit * 0.034, w * 0.98, p.unit * 0.036, colour, 0.7);
    for (let glyph = 0; glyph < 4; glyph += 1)
      back.rect(
        board * w + w * (0.14 + glyph * 0.19),
        foot - p.unit * 0.024,
        w * 0.11,
        p.unit * 0.014,
        [252, 250, 244],
        0.9,
        0.85,
      );
  }
  const masts = [0.1, 0.36, 0.64, 0.9].map((u) => ({
    x: p.x(u),
    y: p.y(0.1 + Math.abs(u - 0.5) * -0.1 + 0.03),
  }));
  for (const mast of masts) {
    back.rect(
      mast.x - p.unit * 0.006,
      mast.y,
      p.unit * 0.012,
      foot - rise * 1.2 - mast.y,
      [120, 126, 138],
      0.5,
    );
    back.round(
      mast.x - p.unit * 0.06,
      mast.y - p.unit * 0.03,
      p.unit * 0.12,
      p.unit * 0.06,
      p.unit * 0.008,
      [90, 96, 108],
      0.5,
    );
    for (let lamp = 0; lamp < 8; lamp += 1)
      back.disc(
        mast.x + ((lamp % 4) - 1.5) * p.unit * 0.027,
        mast.y + (lamp < 4 ? -0.013 : 0.013) * p.unit,
        p.unit * 0.009,
        p.unit * 0.009,
        [255, 252, 236],
        p.lamps ? "own" : 0.95,
      );
    if (p.lamps) back.glow(mast.x, mast.y, p.unit * 0.3, [236, 242, 255], 0.9);
  }
  land.lay();
  const pen = land.pen("near", 0.06);
  const at = (x: number, h: number): Point => [
    p.width / 2 + (x * scale) / 9,
    horizon + ((1 - h) * scale) / 9,
  ];
  const w = 0.9;
  for (let mesh = 0; mesh <= 14; mesh += 1) {
    const x = -w + (2 * w * mesh) / 14;
    pen.line([at(x, 0), at(x * 0.96, 0.95)], 0.8, [250, 250, 250], 0.7, 0.4);
    pen.line(
      [at(-w, (0.95 * mesh) / 14), at(w, (0.95 * mesh) / 14)],
      0.8,
      [250, 250, 250],
      0.7,
      0.4,
    );
  }
  pen.line([at(-w, 0), at(-w, 0.95), at(w, 0.95), at(w, 0)], p.unit * 0.006, [255, 255, 255], 0.95);
  if (p.lamps) {
    const light = land.near.ctx.createRadialGradient(
      p.width / 2,
      p.y(0.8),
      0,
      p.width / 2,
      p.y(0.8),
      p.width * 0.6,
    );
    light.addColorStop(0, css([220, 236, 210], 0.34));
    light.addColorStop(1, css([220, 236, 210], 0));
    land.near.ctx.globalCompositeOperation = "screen";
    land.near.ctx.fillStyle = light;
    land.near.ctx.fillRect(0, horizon, p.width, scale);
    land.near.ctx.globalCompositeOperation = "source-over";
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (paint) => {
      const front = createPen(paint, p);
      const x = p.x(0.5 + way * 0.48);
      front.line(
        [
          [x, p.height],
          [x, p.height - p.unit * 0.3],
        ],
        p.unit * 0.007,
        [250, 250, 250],
        0.9,
      );
      front.poly(
        [
          [x, p.height - p.unit * 0.3],
          [x - way * p.unit * 0.1, p.height - p.unit * 0.26],
          [x, p.height - p.unit * 0.22],
        ],
        [226, 74, 66],
        0.8,
      );
    });
  const flashes = Array.from({ length: 24 }, () => ({
    x: random.next() * p.width,
    y: foot - random.between(0.2, 1) * rise,
    phase: random.next() * 30,
  }));
  return land.plate({
    far: (paint, seconds) => {
      const draw = createPen(paint, p);
      for (const flash of flashes) {
        const shine = Math.max(0, Math.sin(seconds * 1.7 + flash.phase)) ** 24;
        if (shine > 0.05) draw.glow(flash.x, flash.y, p.unit * 0.02, [255, 255, 255], shine);
      }
    },
  });
};
