import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { barn } from "../built/barn.ts";
import { cottage } from "../built/cottage.ts";
import { railFence } from "../built/fence.ts";
import { hayBale } from "../built/hay-bale.ts";
import { turningSails, windmill } from "../built/windmill.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { PETALS } from "../nature/flower.ts";
import { foregroundGrass, swayingGrass } from "../nature/grass.ts";
import { scatterMeadow, sunPools } from "../nature/meadow.ts";
import { chimneySmoke } from "../nature/smoke.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "../nature/tree.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.91;

const CROPS: readonly [Rgb, ...Rgb[]] = [
  [226, 190, 90],
  [150, 180, 76],
  [112, 152, 74],
  [196, 156, 92],
  [244, 214, 80],
  [160, 124, 88],
  [172, 130, 196],
];

/** Patchwork fields, a red barn with silo, a windmill, hay bales and fences. */
export const paintFarm: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.5, 0.55);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const shift = random.next() * 300;
  const grass: Rgb =
    p.snow > 0.3
      ? [236, 243, 252]
      : random.pick([
          [138, 174, 82],
          [120, 164, 82],
          [158, 174, 88],
        ]);
  const crops = Array.from({ length: 12 }, () => random.pick(CROPS));
  const turn = random.between(0.25, 0.5) * random.pick([-1, 1]);

  const field = (
    x: number,
    z: number,
    out: [number, number, number, number],
    shade: number,
    haze: number,
  ) => {
    const u = x * Math.cos(turn) + z * Math.sin(turn);
    const v = z * Math.cos(turn) - x * Math.sin(turn);
    const wobble = p.noise(x * 0.12, z * 0.12) * 0.7;
    const column = Math.floor((u + wobble) / 5.2);
    const row = Math.floor((v + wobble) / 3.6);
    const crop = crops[(((column * 5 + row * 3) % 12) + 12) % 12] ?? grass;
    const edge = Math.min(
      (u + wobble) / 5.2 - column,
      column + 1 - (u + wobble) / 5.2,
      ((v + wobble) / 3.6 - row) * 0.7,
      (row + 1 - (v + wobble) / 3.6) * 0.7,
    );
    const hedge = smoothstep(0.05, 0.02, edge);
    const furrow = Math.sin(((column + row) % 2 === 0 ? u : v) * 17) * 0.16 * smoothstep(26, 8, z);
    const base = mix(mix(crop, [70, 112, 60], hedge), [240, 246, 255], p.snow * 0.9);
    [out[0], out[1], out[2]] = p.tone(
      base,
      Math.max(
        0,
        Math.min(
          1,
          shade +
            furrow +
            p.noise(x * 3, z * 3) * 0.12 -
            hedge * 0.3 +
            sunPools(p, x * 0.5, z * 0.5),
        ),
      ),
      haze,
    );
  };
  const hills: Terrain = {
    horizon,
    height: (x, z) =>
      smoothstep(9, 30, z) * (0.8 + p.fbm(x * 0.035 + shift, z * 0.035, 3) * 3) - 0.05,
    colour: (x, z, _height, shade, _steep, out) =>
      field(x, z, out, (shade - 0.5) * 1.7 + 0.55, smoothstep(8, 60, z) * 0.5),
  };
  const far = p.sheet();
  far.ctx.drawImage(renderTerrain(p, hills, 7, 60), 0, 0);
  const farTrees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.12, treeStyle(random.pick(GREENS), 0.22)),
  );
  for (let index = 0; index < 44; index += 1) {
    const z = 26 - index * 0.36;
    const foot = project(p, hills, random.between(-1, 1) * z * 1.3, z);
    stamp(far.ctx, random.pick(farTrees), foot.x, foot.y + 2, foot.scale * random.between(0.5, 1));
  }
  const bend = random.between(-0.5, 0.5);
  const track = (z: number) => bend * Math.sin(z * 0.42) * Math.min(2, z * 0.4);
  const yard: Terrain = {
    horizon,
    height: (x, z) => p.fbm(x * 0.2 + shift, z * 0.2, 2) * 0.36 * smoothstep(1.4, 5, z),
    colour: (x, z, _height, shade, _steep, out) => {
      const grain = p.noise(x * 1.5, z * 1.5) * 0.4 + p.noise(x * 8, z * 6) * 0.3;
      const rut = smoothstep(0.13, 0.06, Math.abs(Math.abs(x - track(z)) - 0.22) + grain * 0.03);
      const base = mix(
        mix(grass, [214, 200, 104], Math.max(0, grain) * 0.4 * (1 - p.snow)),
        p.snow > 0.3 ? [200, 208, 224] : [186, 150, 110],
        rut * 0.9,
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, shade + grain * 0.26 + sunPools(p, x, z))),
        smoothstep(2, 12, z) * 0.16,
      );
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, yard, 0.96, 8), 0, 0);
  const petals = p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS)];
  scatterMeadow(near.ctx, p, random.fork("meadow"), yard, {
    near: 0.97,
    far: 6.5,
    grass,
    flowers: petals,
    bare: (x, z) => Math.abs(Math.abs(x - track(z)) - 0.22) < 0.12,
    density: 1 - p.snow * 0.8,
  });
  const side = brush.light.direction > 0 ? -1 : 1;
  const reach = Math.min(1.15, 0.35 + p.width / p.unit / 2.3);
  const barnAt = project(p, yard, side * 2.5 * reach, 4.6);
  barn(near.ctx, p, random, barnAt.x, barnAt.y + 3, barnAt.scale * 1.75, 0.05);
  const houseAt = project(p, yard, -side * 3.3 * reach, 5.6);
  const built = cottage(near.ctx, p, random, houseAt.x, houseAt.y + 3, houseAt.scale * 1.4, 0.08);
  const millAt = project(p, yard, -side * 1.5 * reach, 7.4);
  const mill =
    random.next() < 0.7
      ? windmill(near.ctx, p, millAt.x, millAt.y + 3, millAt.scale * 2.4, 0.1)
      : null;
  const trees = [0, 1].map(() =>
    broadleaf(
      p,
      random,
      p.unit * 0.36,
      treeStyle(
        random.pick(random.pick<readonly [Rgb, ...Rgb[]]>([GREENS, AUTUMN, BLOSSOM])),
        0.03,
      ),
    ),
  );
  for (let z = 6.6; z > 2.2; z -= random.between(0.5, 0.9)) {
    const way = random.pick([-1, 1]);
    const foot = project(p, yard, way * (1.6 + z * random.between(0.5, 0.8)) * reach, z);
    if (random.next() < 0.5)
      stamp(
        near.ctx,
        random.pick(trees),
        foot.x,
        foot.y + 3,
        foot.scale * random.between(1, 1.5),
        random.next() < 0.5,
      );
    else
      bush(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.2, 0.32),
        random.pick(GREENS),
        0.04,
      );
  }
  for (let bale = 0; bale < 5; bale += 1) {
    const z = 4.4 - bale * 0.5 - random.next() * 0.4;
    const foot = project(p, yard, -side * random.between(0.35, 0.95) * z * reach, z);
    hayBale(near.ctx, p, random, foot.x, foot.y, foot.scale * 0.34);
  }
  railFence(
    near.ctx,
    p,
    Array.from({ length: 10 }, (_, index) => {
      const z = 4.4 - index * 0.31;
      return project(p, yard, side * (0.72 + index * 0.03) * reach + track(z), z);
    }),
    [220, 206, 186],
  );

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  const tall = broadleaf(
    p,
    random,
    p.unit * 0.85,
    treeStyle(mix(random.pick(GREENS), [40, 70, 50], 0.2), 0),
  );
  front.add(side > 0 ? "right" : "left", (ctx) =>
    stamp(ctx, tall, p.x(0.5 + side * 0.58), p.height + p.unit * 0.08, tall.height),
  );
  front.add("bottom", (ctx) =>
    foregroundGrass(
      ctx,
      p,
      random,
      p.snow > 0.3
        ? [232, 240, 250]
        : random.pick([[206, 176, 84], mix(grass, [60, 100, 54], 0.4)]),
      { flowers: petals, height: p.snow > 0.3 ? 0.06 : 0.18 },
    ),
  );
  const smoke = chimneySmoke(p, [{ ...built.chimney, size: houseAt.scale * 0.3 }]);
  const sails = mill ? turningSails(p, mill) : undefined;
  return {
    layers: [
      ...air.layers,
      layer(
        "fields",
        0.2,
        far.canvas,
        p.night ? undefined : flyingBirds(p, random.integer(3, 7), p.y(0.1), p.y(0.3)),
      ),
      layer("farm", 0.7, near.canvas, (ctx, seconds) => {
        sails?.(ctx, seconds);
        smoke(ctx, seconds);
      }),
      layer(
        "foreground",
        1.35,
        front.canvas,
        p.snow > 0.3
          ? undefined
          : swayingGrass(p, random.fork("sway"), [200, 176, 90], p.unit * 0.19),
      ),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
