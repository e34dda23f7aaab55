import type { SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer, PaintPlace } from "../../stage/stage.ts";
import { paintAurora } from "../air/night-sky.ts";
import type { Painter } from "../brush/painter.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { openLand } from "./open-land.ts";

const ICE: Rgb = [226, 242, 252];
const BLUE: Rgb = [116, 186, 226];

/**
 * An iceberg: a jagged ridge, faces turned towards and away from the light, blue near the water;
 * `y` is the waterline.
 */
function iceberg(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  haze: number,
): void {
  const pen = createPen(ctx, p, haze);
  const light = Math.sign(p.brush.light.direction) || 1;
  const steps = 12;
  const tall = w * random.between(0.26, 0.5);
  const crest = random.between(0.2, 0.8);
  // Some are worn flat, others jagged.
  const flat = random.next() < 0.4;
  const heights = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const hump = flat
      ? Math.min(1, Math.min(t, 1 - t) * 7) * 0.8
      : Math.max(0, 1 - Math.abs(t - crest) / (t < crest ? crest + 0.06 : 1.06 - crest)) ** 0.8;
    return step === 0 || step === steps ? 0.04 : hump * random.between(0.74, 1.1);
  });
  const at = (step: number, share: number): Point => [
    x + (step / steps - 0.5) * w,
    y - (heights[step] ?? 0) * tall * share,
  ];
  const ridge = heights.map((_, step) => at(step, 1));
  pen.poly([...ridge, [x + w / 2, y], [x - w / 2, y]], mix(ICE, BLUE, 0.1), 0.86);
  for (let step = 0; step < steps; step += 1) {
    const [a, b] = [at(step, 1), at(step + 1, 1)];
    const ledge = random.between(0.3, 0.62);
    const [c, d] = [at(step + 1, ledge * random.between(0.8, 1.2)), at(step, ledge)];
    const toLight = Math.sign(a[1] - b[1]) === -light ? 0.95 : 0.34;
    const face = random.between(-0.12, 0.12);
    pen.poly([a, b, c, d], mix(ICE, BLUE, 0.2 - toLight * 0.2), 0.4 + toLight * 0.6 + face, 0.9);
    pen.poly([d, c, at(step + 1, 0), at(step, 0)], mix(ICE, BLUE, 0.22), 0.74 + face, 0.7);
  }
  // Light that has passed through the ice is green and blue above the water.
  for (const [rise, weight] of [
    [0.16, 0.3],
    [0.07, 0.5],
  ] as const)
    pen.poly(
      [
        [x - w / 2, y],
        [x - w * 0.42, y - tall * rise],
        [x + w * 0.42, y - tall * rise],
        [x + w / 2, y],
      ],
      [104, 206, 228],
      0.8,
      weight,
    );
}

/** Floes and icebergs in a dark blue sea, under an aurora at night. */
export const paintIce: PaintPlace = (brush) => {
  let edge = (_x: number, _z: number) => 0;
  const land = openLand(brush, {
    horizon: 0.5,
    soil: ICE,
    patch: [206, 230, 246],
    roll: 0.1,
    end: 10,
    height: (x, z, base) => base * 0.5 - smoothstep(-0.02, 0.05, edge(x, z)) * 0.5,
    water: (_x, _z, height) => height < -0.22,
    colour: (_x, _z, base, height) => mix(base, [130, 206, 236], smoothstep(-0.02, -0.16, height)),
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 60;
  edge = (x, z) => {
    const shore = 2.5 + p.noise(x * 0.5 + shift, 3) * 0.5 + p.noise(x * 2, shift) * 0.14;
    const floes = 0.16 - p.fbm(x * 0.42 + shift, z * 0.5, 2);
    return z < shore ? -1 : Math.min(1, floes + smoothstep(shore + 0.25, shore, z) * -0.2);
  };
  if (p.night) paintAurora(p, land.far.ctx, horizon);
  const bergs = p.sheet();
  for (const [u, w, haze] of [
    [side * 0.24, 0.24, 0.24],
    [-side * 0.4, 0.18, 0.28],
    [-side * 0.24, 0.5, 0.08],
    [side * 0.36, 0.34, 0.12],
  ] as const)
    iceberg(
      bergs.ctx,
      p,
      random,
      p.x(0.5 + u + random.between(-0.04, 0.04)),
      horizon + p.unit * 0.03 * (1 - haze),
      p.unit * w,
      haze,
    );
  paintWater(p, land.mid.ctx, [...land.air.pictures, land.far.canvas, bergs.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([22, 80, 130], 0.6),
    shallow: p.tone([70, 170, 204], 0.8),
    roughness: 0.22,
    mirror: 0.7,
    sun: land.air.sun,
  });
  land.mid.ctx.drawImage(bergs.canvas, 0, 0);
  land.lay();
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      const width = p.unit * (way === side ? 0.66 : 0.4);
      iceberg(ctx, p, random, p.x(0.5 + way * 0.56), p.height + p.unit * 0.03, width, 0);
    });
  const sparkle: Layer["animate"] = glitter(
    p,
    horizon + p.unit * 0.02,
    p.y(0.66),
    land.air.sun,
    "ice",
  );
  return land.plate(sparkle ? { mid: sparkle } : {});
};
