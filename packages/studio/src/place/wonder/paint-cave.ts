import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createFraming } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { mushroom } from "../nature/mushroom.ts";
import { paintRock } from "../nature/rock.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { crystals } from "./crystals.ts";
import { backGlow, rockHall } from "./rock-hall.ts";

const VEINS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [110, 220, 255],
    [196, 130, 255],
  ],
  [
    [255, 140, 220],
    [130, 170, 255],
  ],
  [
    [120, 255, 200],
    [255, 214, 120],
  ],
];
const MOUTH = {
  dawn: [255, 206, 180],
  day: [214, 240, 255],
  "golden-hour": [255, 210, 140],
  dusk: [226, 140, 180],
  night: [110, 140, 220],
} as const satisfies Record<string, Rgb>;

/** A cavern with glowing crystals and a pool, lit through a distant opening. */
export const paintCave: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.54, front: 0.91, floats: false, reflection: 0.05 };
  const horizon = p.y(ground.horizon);
  const u = p.unit;
  const [first, second] = random.pick(VEINS);
  const mouth = MOUTH[brush.spec.time];
  const rock: Rgb = random.pick([
    [112, 98, 126],
    [104, 112, 132],
    [130, 104, 104],
  ]);
  const dim = brush.spec.time === "night" ? 0.55 : brush.spec.time === "dusk" ? 0.75 : 1;
  const x = p.x(0.5 + random.between(-0.08, 0.08));
  const shift = random.next() * 60;
  const back = backGlow(
    p,
    x,
    p.y(0.36),
    mix(mouth, [40, 36, 80], 1 - dim),
    mix(rock, [26, 22, 52], 0.72),
  );
  const far = rockHall(p, {
    x,
    y: p.y(0.42),
    rx: u * 0.3,
    ry: u * 0.3,
    rock,
    haze: 0.35,
    glow: mouth,
    shift,
  });
  const mid = rockHall(p, {
    x,
    y: p.y(0.44),
    rx: u * 0.62,
    ry: u * 0.44,
    rock,
    haze: 0.12,
    glow: mix(mouth, first, 0.4),
    shift: shift + 20,
  });
  const midPen = createPen(mid.getContext("2d"), p);
  for (let cluster = 0; cluster < 7; cluster += 1) {
    const way = cluster % 2 === 0 ? -1 : 1;
    crystals(
      midPen,
      random,
      x + way * u * random.between(0.4, 0.74),
      horizon + u * random.between(0, 0.05),
      u * random.between(0.08, 0.16),
      cluster % 3 === 0 ? second : first,
    );
  }
  for (const at of [-0.36, 0.3, 0.52])
    crystals(midPen, random, x + u * at, p.y(0.1) + u * Math.abs(at) * 0.16, u * 0.1, second, -1);
  const terrain: Terrain = {
    horizon,
    height: (tx, z) =>
      p.fbm(tx * 0.5 + shift, z * 0.5, 3) * 0.3 * smoothstep(1.3, 4, z) +
      smoothstep(1.1, 2.6, Math.abs(tx)) * 0.7 * smoothstep(1.6, 3, z),
    colour: (tx, z, _height, shade, _steep, out) => {
      const grain = p.noise(tx * 4, z * 4) * 0.2 + p.noise(tx * 13, z * 13) * 0.14;
      const base = mix(
        rock,
        mix(rock, [60, 50, 70], 0.6),
        Math.abs(p.noise(tx * 1.4 + shift, z * 1.4)),
      );
      const light = Math.exp(-Math.abs(tx) * 0.55) * smoothstep(0.9, 3, z) * 0.5;
      [out[0], out[1], out[2]] = mix(
        p.tone(base, Math.max(0, Math.min(1, shade + grain + 0.08)), 0),
        mouth,
        light * 0.5 * dim,
      );
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, terrain, 0.96, 7), 0, 0);
  const pen = createPen(near.ctx, p);
  const pool = project(p, terrain, 0.5, 3.4);
  // Dark banks and deep water that reflects the light of the opening.
  for (const [size, lift, colour, alpha] of [
    [1.05, 0.003, mix(rock, [18, 14, 34], 0.7), 0.9],
    [1, 0, mix(mix(first, [20, 40, 80], 0.62), mouth, 0.12 * dim), 1],
    [0.78, -0.004, mix(mix(first, [20, 40, 80], 0.4), mouth, 0.3 * dim), 0.55],
    [0.42, -0.008, mix(mouth, first, 0.3), 0.5 * dim],
  ] as const) {
    const shore = Array.from({ length: 72 }, (_, index): Point => {
      const turn = (index / 72) * Math.PI * 2;
      const [along, off] = [Math.cos(turn), Math.sin(turn)];
      const ragged = 1 + p.noise(along + shift, off) * 0.2;
      const reach = u * 0.27 * size * ragged;
      return [pool.x + along * reach, pool.y + u * (0.02 + lift) + off * reach * 0.13];
    });
    pen.poly(shore, colour, "own", alpha);
  }
  for (let item = 0; item < 20; item += 1) {
    const z = 5.5 - item * 0.2;
    const way = random.pick([-1, 1]);
    const foot = project(
      p,
      terrain,
      way * random.between(0.42, 0.95) * z * 0.75 * Math.min(1.2, p.width / u / 1.6),
      z,
    );
    if (item % 4 === 0)
      crystals(
        pen,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.3, 0.5),
        random.pick([first, second]),
      );
    else if (item % 4 === 1) mushroom(near.ctx, p, random, foot.x, foot.y, foot.scale * 0.14);
    else
      paintRock(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.14, 0.36),
        rock,
        0,
      );
  }
  const front = createFraming(p, ground);
  for (const way of [-1, 1] as const) {
    front.add(way > 0 ? "right" : "left", (ctx) => {
      paintRock(
        ctx,
        p,
        random,
        p.x(0.5 + way * 0.57),
        p.height + u * 0.06,
        u * 0.42,
        mix(rock, [40, 34, 60], 0.4),
        0,
      );
      crystals(
        createPen(ctx, p),
        random,
        p.x(0.5 + way * 0.48),
        p.height + u * 0.01,
        u * 0.2,
        way > 0 ? first : second,
      );
    });
  }
  const motes = Array.from({ length: 40 }, () => ({
    x: random.next() * p.width,
    y: random.next() * p.height,
    phase: random.next() * 6.3,
  }));
  return {
    layers: [
      layer("light", 0, back),
      layer("far wall", 0.14, far),
      layer("crystals", 0.34, mid),
      layer("floor", 0.7, near.canvas, (ctx, seconds) => {
        for (const mote of motes) {
          const shine = Math.max(0, Math.sin(seconds * 0.9 + mote.phase * 4));
          lampGlow(
            ctx,
            mote.x + Math.sin(seconds * 0.4 + mote.phase) * u * 0.03,
            mote.y - ((seconds * 8) % u) * 0.02,
            u * 0.009,
            first,
            shine * 0.8,
          );
        }
      }),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
