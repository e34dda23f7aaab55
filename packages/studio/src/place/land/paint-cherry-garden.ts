import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import type { Pen } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { farHills } from "../nature/far-hills.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { paintRock } from "../nature/rock.ts";
import { AUTUMN, BLOSSOM, stamp, treeStyle } from "../nature/tree.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { fallingLeaves } from "./falling.ts";
import { type Land, openLand } from "./open-land.ts";

const RED: Rgb = [206, 62, 52];
const ROOF: Rgb = [74, 82, 98];

function pagoda(pen: Pen, x: number, y: number, s: number, snow: number): void {
  for (let floor = 0; floor < 4; floor += 1) {
    const w = s * (0.42 - floor * 0.066);
    const base = y - floor * s * 0.23;
    pen.solid(x - w * 0.36, base - s * 0.15, w * 0.72, s * 0.15, [236, 216, 190]);
    for (const post of [-0.36, -0.12, 0.12, 0.33])
      pen.rect(x + post * w, base - s * 0.15, w * 0.04, s * 0.15, RED, 0.5);
    const tip = base - s * 0.13;
    pen.poly(
      [
        [x - w * 0.74, tip - s * 0.035],
        [x - w * 0.5, tip],
        [x + w * 0.5, tip],
        [x + w * 0.74, tip - s * 0.035],
        [x + w * 0.28, tip - s * 0.1],
        [x - w * 0.28, tip - s * 0.1],
      ],
      snow > 0.3 ? [240, 246, 252] : ROOF,
      0.7,
    );
    pen.line(
      [
        [x - w * 0.74, tip - s * 0.035],
        [x - w * 0.5, tip],
        [x + w * 0.5, tip],
        [x + w * 0.74, tip - s * 0.035],
      ],
      s * 0.014,
      RED,
      0.6,
    );
  }
  pen.line(
    [
      [x, y - s * 0.98],
      [x, y - s * 1.2],
    ],
    s * 0.02,
    [214, 170, 84],
    0.8,
  );
}

/** A high red bridge over the pond, with rails and a shadow on the water. */
function archedBridge(pen: Pen, x: number, y: number, w: number): void {
  const rise = w * 0.2;
  const arc = (up: number, from = -0.5, to = 0.5) =>
    Array.from({ length: 25 }, (_, i): readonly [number, number] => {
      const t = from + ((to - from) * i) / 24;
      return [x + t * w, y - Math.cos(t * Math.PI) * rise - up];
    });
  pen.poly([...arc(0), ...arc(-w * 0.05).reverse()], [150, 44, 44], 0.3);
  pen.poly([...arc(w * 0.015), ...arc(-w * 0.012).reverse()], RED, 0.85);
  for (let post = -4; post <= 4; post += 1) {
    const t = post / 9;
    const foot = y - Math.cos(t * Math.PI) * rise;
    pen.rect(x + t * w - w * 0.009, foot - w * 0.12, w * 0.018, w * 0.12, RED, 0.6);
    pen.disc(x + t * w, foot - w * 0.125, w * 0.014, w * 0.012, [236, 190, 96], 0.9);
  }
  pen.line(arc(w * 0.1), w * 0.014, RED, 0.9);
  pen.line(arc(w * 0.055), w * 0.008, RED, 0.6);
}

function stoneLantern(land: Land, pen: Pen, x: number, y: number, s: number): void {
  const stone: Rgb = [172, 170, 162];
  pen.shadow(x, y, s * 0.3, s * 0.05);
  pen.solid(x - s * 0.16, y - s * 0.12, s * 0.32, s * 0.12, stone);
  pen.solid(x - s * 0.07, y - s * 0.5, s * 0.14, s * 0.4, stone);
  pen.solid(x - s * 0.19, y - s * 0.58, s * 0.38, s * 0.08, stone);
  pen.solid(x - s * 0.13, y - s * 0.78, s * 0.26, s * 0.2, stone);
  pen.rect(
    x - s * 0.06,
    y - s * 0.74,
    s * 0.12,
    s * 0.13,
    land.p.lamps ? [255, 214, 130] : [96, 86, 80],
    land.p.lamps ? "own" : 0.3,
  );
  pen.poly(
    [
      [x - s * 0.28, y - s * 0.76],
      [x + s * 0.28, y - s * 0.76],
      [x + s * 0.06, y - s * 0.96],
      [x - s * 0.06, y - s * 0.96],
    ],
    land.p.snow > 0.3 ? [240, 246, 252] : stone,
    0.75,
  );
  if (land.p.lamps) pen.glow(x, y - s * 0.68, s * 0.7, [255, 196, 110], 0.7);
}

/** A Japanese garden: a pond with a red bridge among cherry trees, a pagoda behind. */
export const paintCherryGarden: PaintPlace = (brush) => {
  let pond = (_x: number, _z: number) => 0;
  const land = openLand(brush, {
    horizon: 0.53,
    soil: [138, 178, 92],
    patch: [168, 190, 102],
    roll: 0.2,
    sides: 0.4,
    end: 12,
    height: (x, z, base) => base - pond(x, z) * 0.6,
    water: (_x, _z, height) => height < -0.27,
    colour: (_x, _z, base, height) => (height < -0.16 ? [176, 158, 120] : base),
  });
  const { p, random, horizon, side } = land;
  const wob = random.next() * 40;
  pond = (x, z) => {
    const edge = p.noise(x * 0.8 + wob, z * 0.8) * 0.16;
    return smoothstep(1, 0.8, Math.hypot((x - side * 0.3) / 2.9, (z - 4.5) / 1.75) + edge);
  };
  const leaves = p.season === "autumn" ? AUTUMN : BLOSSOM;
  const blooming = p.season !== "winter";
  land.far.ctx.drawImage(
    farHills(p, { horizon, near: 22, far: 70, peak: 8, colour: [130, 160, 128], haze: 0.5 }, wob),
    0,
    0,
  );
  pagoda(
    land.pen("mid", 0.16),
    p.x(0.5 - side * 0.24),
    horizon + p.unit * 0.02,
    p.unit * 0.34,
    p.snow,
  );
  const far = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.22, {
      ...treeStyle(random.pick(leaves), 0.18),
      lasting: blooming,
    }),
  );
  for (let tree = 0; tree < 22; tree += 1)
    stamp(
      land.mid.ctx,
      random.pick(far),
      ((tree + random.next()) / 22) * p.width,
      horizon + p.unit * random.between(0.01, 0.04),
      p.unit * random.between(0.1, 0.19),
      random.next() < 0.5,
    );
  paintWater(p, land.near.ctx, [...land.air.pictures, land.far.canvas, land.mid.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([40, 110, 116], 0.6),
    shallow: p.tone([90, 170, 150], 0.7),
    roughness: 0.08,
    mirror: 0.85,
    sun: land.air.sun,
  });
  land.near.ctx.clearRect(0, 0, p.width, horizon + 1);
  const ground = land.lay();
  const cover = ground.getContext("2d").getImageData(0, 0, p.width, p.height).data;
  const open = (x: number, y: number) =>
    (cover[(Math.floor(y) * p.width + Math.max(0, Math.floor(x))) * 4 + 3] ?? 255) === 0;
  scatterMeadow(land.near.ctx, p, random.fork("lawn"), land.terrain, {
    near: 0.97,
    far: 3,
    grass: [130, 176, 84],
    flowers: p.snow > 0.3 ? [] : [random.pick(leaves), [255, 255, 255]],
    bare: (x, z) => pond(x, z) > 0.1,
    density: 0.9,
  });
  const middle = land.at(side * 0.34, 4.6);
  archedBridge(land.pen("near"), middle.x, middle.y + middle.scale * 0.36, p.unit * 0.52);
  const near = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.5, {
      ...treeStyle(random.pick(leaves), 0.04),
      lasting: blooming,
    }),
  );
  for (const [u, z, tall] of [
    [-side * 0.66, 4.6, 2.1],
    [side * 0.96, 4.2, 1.9],
    [-side * 0.98, 3.2, 1.7],
  ] as const) {
    const foot = land.at(u, z);
    stamp(land.near.ctx, random.pick(near), foot.x, foot.y + 3, foot.scale * tall, u > 0);
  }
  for (let stone = 0; stone < 9; stone += 1) {
    const foot = land.at(random.between(-0.9, 0.9), 2.75 + random.between(-0.1, 0.1));
    if (stone % 3 === 2)
      bush(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.16, [98, 150, 84]);
    else
      paintRock(
        land.near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.1, 0.22),
        [150, 152, 150],
        0,
      );
  }
  const lantern = land.at(-side * 0.8, 2.3);
  stoneLantern(land, land.pen("near"), lantern.x, lantern.y, lantern.scale * 0.62);
  land.front.add("top", (ctx) => {
    const bough = broadleaf(p, random, p.unit * 0.8, {
      ...treeStyle(random.pick(leaves), 0),
      lasting: blooming,
    });
    stamp(ctx, bough, p.x(0.5 + side * 0.5), p.unit * 0.62, bough.height, true);
  });
  const water = glitter(p, horizon + p.unit * 0.03, p.y(0.7), land.air.sun, "pond", open);
  return land.plate({
    ...(water ? { near: water } : {}),
    ...(blooming ? { front: fallingLeaves(p, random.fork("petals"), leaves, 46) } : {}),
  });
};
