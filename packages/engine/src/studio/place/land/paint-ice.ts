import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Layer, PaintPlace } from "../../draw/stage.ts";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { paintAurora } from "../air/night-sky.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { openLand } from "../open-land.ts";
import type { Painter } from "../painter.ts";
import { createPen, type Point } from "../pen.ts";
import { smoothstep } from "../raster.ts";

const ICE: Rgb = [226, 242, 252];
const BLUE: Rgb = [116, 186, 226];

/** An iceberg in lit and shaded facets; `y` is the waterline. */
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
  const side = p.brush.light.direction;
  const peaks = [0.28, 0.66, 1, 0.72, 0.4, 0.18].map((h) => h * random.between(0.8, 1.15));
  const tall = w * random.between(0.42, 0.62);
  const top: Point[] = peaks.map((h, i) => [
    x + ((i + 0.5) / peaks.length - 0.5) * w,
    y - h * tall,
  ]);
  const foot: Point[] = peaks.map((_, i) => [
    x + ((i + 0.5 + random.between(-0.3, 0.3)) / peaks.length - 0.5) * w * 1.06,
    y,
  ]);
  for (let i = 0; i + 1 < top.length; i += 1) {
    const [a, b, c, d] = [top[i], top[i + 1], foot[i + 1], foot[i]];
    if (!(a && b && c && d)) continue;
    const rising = b[1] < a[1] ? -1 : 1;
    const lit = 0.55 + rising * Math.sign(side) * 0.4;
    pen.poly([a, b, c, d], mix(ICE, BLUE, lit > 0.6 ? 0.05 : 0.42), lit);
    pen.poly(
      [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + tall * 0.14], c, d],
      mix(ICE, BLUE, 0.5),
      lit * 0.8,
      0.55,
    );
  }
  const first = foot[0];
  const last = foot.at(-1);
  if (first && last)
    pen.rect(first[0], y - w * 0.012, last[0] - first[0], w * 0.03, [120, 214, 232], 0.8, 0.7);
}

/** Floes and icebergs in a dark blue sea; at night an aurora stands over them. */
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
    [side * 0.24, 0.2, 0.42],
    [-side * 0.4, 0.15, 0.46],
    [-side * 0.24, 0.44, 0.16],
    [side * 0.42, 0.28, 0.2],
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
