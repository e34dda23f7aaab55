import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { blinkingBeacons, paintSkyline } from "../built/skyline.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { openLand } from "../land/open-land.ts";
import { farHills } from "../nature/far-hills.ts";
import { glitter, paintWater } from "../nature/water.ts";

const RED: Rgb = [204, 78, 56];

/** The deck of a red suspension bridge: two portals, cables, the bay and a skyline beyond. */
export const paintBridge: PaintPlace = (brush) => {
  const land = openLand(brush, { horizon: 0.52, soil: [90, 90, 98], bare: true, roll: 0 });
  const { p, random, horizon, side } = land;
  land.far.ctx.drawImage(
    farHills(
      p,
      { horizon, near: 24, far: 70, peak: 6, colour: [130, 150, 110], haze: 0.5 },
      random.next() * 90,
    ),
    0,
    0,
  );
  const beacons = paintSkyline(land.far.ctx, p, random, {
    base: horizon + 4,
    low: p.unit * 0.05,
    high: p.unit * 0.24,
    tower: p.unit * 0.05,
    haze: 0.46,
    neon: false,
  });
  paintWater(p, land.mid.ctx, [...land.air.pictures, land.far.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([24, 84, 124], 0.6),
    shallow: p.tone([70, 160, 180], 0.8),
    roughness: 0.32,
    mirror: 0.65,
    sun: land.air.sun,
  });
  const pen = land.pen("near", 0.03);
  const scale = p.height - horizon;
  const vx = p.x(0.5 - side * 0.03);
  const on = (x: number, z: number, h = 0): Point => [
    vx + (x * scale) / z,
    horizon + ((1 - h) * scale) / z,
  ];
  const strip = (x0: number, x1: number, h: number, colour: Rgb, shade: number) =>
    pen.poly([on(x0, 0.9, h), on(x1, 0.9, h), on(x1, 60, h), on(x0, 60, h)], colour, shade);
  const half = 1.7;
  strip(-half - 0.3, half + 0.3, -0.12, mix(RED, [60, 30, 40], 0.6), 0.3);
  strip(-half - 0.3, half + 0.3, 0, [178, 172, 168], 0.65);
  strip(-half + 0.35, half - 0.35, 0, [92, 92, 102], 0.55);
  for (const x of [-half + 0.4, half - 0.43]) strip(x, x + 0.03, 0.001, [240, 238, 230], 0.85);
  for (let z = 1; z < 30; z *= 1.24)
    pen.poly(
      [on(-0.03, z), on(0.03, z), on(0.03, z * 1.1), on(-0.03, z * 1.1)],
      [250, 220, 120],
      0.85,
    );
  if (p.snow > 0.3)
    for (const x of [-half, half - 0.4]) strip(x, x + 0.4, 0.002, [240, 245, 252], 0.9);
  const portals = [11, 3.6];
  const top = 4.6;
  const cable =
    (way: number): ((z: number) => number) =>
    (z) => {
      const [far = 11, near = 3.6] = portals;
      if (z > far) return Math.max(0.5, top - (z - far) * 0.32) * (way === 0 ? 1 : 1);
      const t = (z - near) / (far - near);
      return z < near
        ? Math.max(0.9, top - (near - z) * 1.5)
        : top - Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) * 3.2;
    };
  for (const z of portals) {
    const s = scale / z;
    for (const way of [-1, 1]) {
      const [x, y] = on(way * (half + 0.1), z);
      pen.solid(x - s * 0.17, y - top * s, s * 0.34, (top + 0.4) * s, RED, 0.6);
      for (const lift of [0.35, 0.6, 0.82])
        pen.rect(x - s * 0.19, y - top * lift * s, s * 0.38, s * 0.06, RED, 0.95);
    }
    for (const lift of [0.5, 0.74, 0.96]) {
      const [x0, y] = on(-half - 0.1, z, top * lift);
      const [x1] = on(half + 0.1, z, top * lift);
      pen.solid(x0, y, x1 - x0, s * 0.3, RED, 0.55);
      pen.rect(x0, y, x1 - x0, s * 0.05, RED, 0.95);
    }
  }
  for (const way of [-1, 1]) {
    const height = cable(way);
    const zs = Array.from({ length: 70 }, (_, i) => 0.95 * 1.075 ** i).filter((z) => z < 40);
    pen.line(
      zs.map((z) => on(way * (half + 0.1), z, height(z))),
      p.unit * 0.008,
      RED,
      0.75,
    );
    for (const z of zs)
      pen.line(
        [on(way * (half + 0.1), z, 0.3), on(way * (half + 0.1), z, height(z))],
        Math.max(0.7, (scale / z) * 0.008),
        mix(RED, [255, 220, 200], 0.2),
        0.6,
        0.85,
      );
    for (const h of [0.16, 0.32])
      pen.line(
        [on(way * (half + 0.1), 0.9, h), on(way * (half + 0.1), 40, h)],
        p.unit * 0.006,
        RED,
        h > 0.2 ? 0.95 : 0.5,
      );
    for (let z = 0.98; z < 12; z *= 1.09)
      pen.line(
        [on(way * (half + 0.1), z), on(way * (half + 0.1), z, 0.32)],
        Math.max(0.7, (scale / z) * 0.016),
        RED,
        0.55,
      );
  }
  for (const z of [8, 5, 2.6])
    for (const way of [-1, 1]) {
      const [x, y] = on(way * (half - 0.12), z);
      streetLamp(land.near.ctx, p, x, y, (scale / z) * 1.35, -way, z * 0.02);
    }
  land.front.add(side > 0 ? "right" : "left", (ctx) => {
    const front = createPen(ctx, p);
    front.line(
      [
        [p.x(0.5 + side * 0.62), p.y(0.66)],
        [p.x(0.5 + side * 0.3), p.height + p.unit * 0.14],
      ],
      p.unit * 0.03,
      RED,
      0.4,
    );
  });
  const glints = glitter(p, horizon, p.y(0.66), land.air.sun, "bay");
  const birds = p.night ? undefined : flyingBirds(p, 5, p.y(0.1), p.y(0.34), [240, 244, 250]);
  const blink = blinkingBeacons(p, beacons);
  return land.plate({
    ...(blink ? { far: blink } : {}),
    mid: (ctx, seconds) => {
      glints?.(ctx, seconds);
      birds?.(ctx, seconds);
    },
  });
};
