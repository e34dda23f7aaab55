import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createFraming } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { paintRock } from "../nature/rock.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { crystals } from "./crystals.ts";
import { backGlow, rockHall } from "./rock-hall.ts";

const STONE: Rgb = [150, 128, 120];
const LAMP: Rgb = [255, 196, 104];

/** A tower hewn from the rock, with a round or pointed top and lit windows. */
function tower(
  pen: Pen,
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  pointed: boolean,
  windows: () => boolean,
): void {
  pen.solid(x - w / 2, y - h, w, h, STONE, 0.45);
  if (pointed)
    pen.poly(
      [
        [x - w * 0.62, y - h],
        [x + w * 0.62, y - h],
        [x, y - h - w * 1.3],
      ],
      [92, 104, 124],
      0.6,
    );
  else {
    pen.disc(x, y - h, w * 0.5, w * 0.46, [176, 122, 84], 0.55);
    pen.disc(x - w * 0.12, y - h - w * 0.08, w * 0.3, w * 0.26, [206, 152, 104], 0.75);
  }
  const rows = Math.max(2, Math.floor(h / (w * 0.5)));
  for (let row = 0; row < rows; row += 1)
    for (const at of [-0.24, 0.08]) {
      if (!windows()) continue;
      const wy = y - (h * (row + 0.72)) / rows;
      pen.round(x + at * w, wy, w * 0.17, (h / rows) * 0.5, w * 0.08, LAMP, "own");
      pen.glow(x + (at + 0.08) * w, wy + (h / rows) * 0.25, w * 0.45, LAMP, 0.4);
    }
  pen.rect(x - w * 0.54, y - h, w * 1.08, Math.max(1.5, p.unit * 0.005), STONE, 0.9);
}

/** A city of lamplit towers and bridges inside a vast cavern. */
export const paintUndergroundCity: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.55, front: 0.91, floats: false, reflection: 0.05 };
  const horizon = p.y(ground.horizon);
  const u = p.unit;
  const dim = brush.spec.time === "night" ? 0.5 : brush.spec.time === "dusk" ? 0.7 : 1;
  const rock: Rgb = [112, 98, 116];
  const shift = random.next() * 60;
  const back = backGlow(
    p,
    p.x(0.5),
    p.y(0.42),
    mix([60, 44, 90], [255, 176, 110], 0.62 * dim),
    [28, 22, 52],
  );
  const far = p.sheet();
  const mid = p.sheet();
  const rows = [
    { sheet: far, haze: 0.42, count: 17, low: 0.08, high: 0.36, w: 0.05, y: horizon },
    { sheet: mid, haze: 0.16, count: 11, low: 0.12, high: 0.34, w: 0.085, y: horizon + u * 0.03 },
  ] as const;
  for (const row of rows) {
    const pen = createPen(row.sheet.ctx, p, row.haze);
    const tops: { x: number; y: number }[] = [];
    for (let index = 0; index < row.count; index += 1) {
      const x = ((index + 0.5 + random.between(-0.25, 0.25)) / row.count) * p.width;
      const h = u * random.between(row.low, row.high);
      tower(
        pen,
        p,
        x,
        row.y,
        u * row.w * random.between(0.8, 1.3),
        h,
        random.next() < 0.5,
        () => random.next() < 0.75,
      );
      tops.push({ x, y: row.y - h * 0.62 });
    }
    for (let index = 0; index + 1 < tops.length; index += 3) {
      const [a, b] = [tops[index], tops[index + 1]];
      if (!a || !b) continue;
      const y = (a.y + b.y) / 2;
      pen.rect(a.x, y, b.x - a.x, u * 0.012, STONE, 0.7);
      for (let arch = 0; arch < 4; arch += 1)
        pen.disc(
          a.x + ((arch + 0.5) / 4) * (b.x - a.x),
          y + u * 0.02,
          (b.x - a.x) * 0.1,
          u * 0.012,
          [40, 32, 60],
          0.3,
          0.6,
        );
    }
    pen.rect(0, row.y - 2, p.width, u * 0.05, [92, 78, 92], 0.4);
  }
  const hall = rockHall(p, {
    x: p.x(0.5),
    y: p.y(0.42),
    rx: Math.max(u * 0.78, p.brush.frame.width * 0.46),
    ry: u * 0.42,
    rock,
    haze: 0.06,
    glow: LAMP,
    shift,
  });
  mid.ctx.drawImage(hall, 0, 0);
  const terrain: Terrain = {
    horizon,
    height: (x, z) => smoothstep(1.4, 2.8, Math.abs(x)) * 0.5 * smoothstep(1.6, 3, z),
    colour: (x, z, _h, shade, _s, out) => {
      const joint = Math.min(
        Math.abs((x * 3 + (Math.floor(z * 3) % 2) * 0.5) % 1),
        Math.abs((z * 3) % 1),
      );
      const path = smoothstep(1.5, 1.2, Math.abs(x));
      const slab = mix([164, 144, 136], [84, 72, 84], smoothstep(0.07, 0.02, joint));
      const light = Math.exp(-((x / 1.6) ** 2)) * 0.3 * dim;
      [out[0], out[1], out[2]] = mix(
        p.tone(mix(rock, slab, path), shade + p.noise(x * 5, z * 5) * 0.14, 0),
        LAMP,
        light,
      );
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, terrain, 0.96, 6), 0, 0);
  const pen = createPen(near.ctx, p);
  for (let z = 5.4; z > 1.7; z *= 0.72)
    for (const way of [-1, 1]) {
      const foot = project(p, terrain, way * 1.42 * Math.min(1, p.width / u / 1.7), z);
      streetLamp(near.ctx, p, foot.x, foot.y, foot.scale * 1.05, -way, 0);
      lampGlow(near.ctx, foot.x, foot.y - foot.scale, foot.scale * 0.7, LAMP, 0.7);
    }
  for (const [at, z] of [
    [-2, 4.6],
    [2.1, 4.2],
    [-2.3, 3],
  ] as const) {
    const foot = project(p, terrain, at, z);
    crystals(pen, random, foot.x, foot.y, foot.scale * 0.4, [110, 220, 230]);
  }
  const front = createFraming(p, ground);
  for (const way of [-1, 1])
    front.add(way > 0 ? "right" : "left", (ctx) =>
      paintRock(
        ctx,
        p,
        random,
        p.x(0.5 + way * 0.57),
        p.height + u * 0.08,
        u * 0.46,
        [76, 66, 84],
        0,
      ),
    );
  return {
    layers: [
      layer("glow", 0, back),
      layer("far towers", 0.14, far.canvas),
      layer("towers", 0.34, mid.canvas),
      layer("street", 0.7, near.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
