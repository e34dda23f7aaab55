import type { Canvas } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { church } from "../built/church.ts";
import { cottage } from "../built/cottage.ts";
import { railFence } from "../built/fence.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { conifer } from "../nature/conifer.ts";
import { PETALS } from "../nature/flower.ts";
import { swayingGrass } from "../nature/grass.ts";
import { scatterMeadow, sunPools } from "../nature/meadow.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { chimneySmoke } from "../nature/smoke.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { paintVillageForeground } from "./village-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.91;

/** Peaks above the hills, drawn only when the prompt names mountains. */
function farMountains(p: Painter, horizon: number, shift: number): Canvas {
  const peak = p.height > p.width ? 36 : 25;
  const range = mountainRange(p, horizon, 30, peak, [132, 126, 136], 0.26, shift, 0.019);
  return renderTerrain(p, range, 30, 90);
}

/** A village on green hills: a lane between cottages, a church, gardens, smoke and lit windows. */
export const paintVillage: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.52, 0.57);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const shift = random.next() * 300;
  const leaf = random.pick<readonly [Rgb, ...Rgb[]]>([GREENS, GREENS, AUTUMN, BLOSSOM]);
  const grass: Rgb =
    p.snow > 0.3
      ? [236, 243, 252]
      : random.pick([
          [128, 172, 82],
          [112, 160, 84],
          [146, 172, 88],
        ]);
  const bend = random.between(0.35, 0.7) * random.pick([-1, 1]);
  const lane = (z: number) =>
    bend * (Math.sin(z * 0.52 + 0.3) - Math.sin(0.82)) * Math.min(2.4, z * 0.5);

  const hillsSpec: Terrain = {
    horizon,
    height: (x, z) =>
      smoothstep(13, 26, z) * (1.6 + p.fbm(x * 0.045 + shift, z * 0.045, 4) * 4) - 0.1,
    colour: (x, z, _height, shade, _steep, out) => {
      const wood = smoothstep(0.05, 0.2, p.fbm(x * 0.13 + 9, z * 0.13, 4));
      const parcel = p.noise(Math.floor(x * 0.25) * 3.1, Math.floor(z * 0.2) * 5.7) * 0.5 + 0.5;
      const base = mix(
        mix(grass, [206, 196, 104], parcel * 0.45 * (1 - p.snow)),
        p.snow > 0.3 ? [150, 172, 186] : [70, 116, 70],
        wood * (0.65 + 0.35 * p.noise(x * 2, z * 2)),
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, (shade - 0.5) * 1.8 + 0.55 + sunPools(p, x * 0.4, z * 0.4))),
        0.2 + smoothstep(13, 50, z) * 0.35,
      );
    },
  };
  const far = p.sheet();
  if (brush.spec.vistas?.includes("mountains"))
    far.ctx.drawImage(farMountains(p, horizon, shift), 0, 0);
  far.ctx.drawImage(renderTerrain(p, hillsSpec, 12, 55), 0, 0);

  const ground: Terrain = {
    horizon,
    height: (x, z) =>
      p.fbm(x * 0.18 + shift, z * 0.18, 3) * 0.5 * smoothstep(1.4, 5, z) +
      smoothstep(0.9, 3.4, Math.abs(x - lane(z))) * 0.42 * smoothstep(1.6, 4, z),
    colour: (x, z, _height, shade, _steep, out) => {
      const grain = p.noise(x * 1.6, z * 1.6) * 0.4 + p.noise(x * 8, z * 6) * 0.3;
      const off = Math.abs(x - lane(z));
      const path = smoothstep(0.46, 0.4, off + grain * 0.03);
      const cobble = 0.5 + 0.5 * p.noise(x * 11, z * 9);
      const stone = mix(
        p.snow > 0.3 ? [214, 222, 236] : [206, 184, 152],
        [150, 132, 116],
        cobble * 0.55,
      );
      const base = mix(
        mix(grass, [206, 208, 106], Math.max(0, grain) * 0.35 * (1 - p.snow)),
        stone,
        path,
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(
          0,
          Math.min(
            1,
            shade +
              grain * 0.26 +
              sunPools(p, x, z) -
              smoothstep(0.52, 0.44, off) * (1 - path) * 0.25,
          ),
        ),
        smoothstep(2, 14, z) * 0.2,
      );
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, ground, 0.96, 13), 0, 0);
  const petals =
    p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS), random.pick(PETALS)];
  scatterMeadow(near.ctx, p, random.fork("meadow"), ground, {
    near: 0.97,
    far: 8,
    grass,
    flowers: petals,
    bare: (x, z) => Math.abs(x - lane(z)) < 0.5,
    density: 1 - p.snow * 0.8,
  });

  const trees = [0, 1, 2].map(() =>
    random.next() < 0.25
      ? conifer(p, random, p.unit * 0.36, treeStyle([64, 110, 80], 0.04))
      : broadleaf(p, random, p.unit * 0.36, treeStyle(random.pick(leaf), 0.04)),
  );
  const farTrees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.12, treeStyle(random.pick(leaf), 0.2)),
  );
  for (let index = 0; index < 34; index += 1) {
    const z = 15 - index * 0.04;
    const foot = project(p, hillsSpec, random.between(-1, 1) * z * 1.2, z);
    stamp(far.ctx, random.pick(farTrees), foot.x, foot.y + 6, p.unit * random.between(0.035, 0.07));
  }
  const spot = random.pick([-1, 1]);
  const chapel = project(p, ground, lane(9.5) + spot * 2.6, 9.5);
  church(near.ctx, p, chapel.x, chapel.y + 2, p.unit * 0.24, 0.14);
  const mouths: { x: number; y: number; size: number }[] = [];
  let turn = random.pick([-1, 1]);
  for (let z = 8.6; z > 2; z *= random.between(0.86, 0.93)) {
    const wide = Math.min(1, 0.4 + p.width / p.unit / 2.6);
    const haze = smoothstep(3, 12, z) * 0.16;
    const house = project(
      p,
      ground,
      lane(z) + turn * (1.25 + z * random.between(0.14, 0.3)) * wide,
      z,
    );
    if (z > 2.3) {
      const built = cottage(
        near.ctx,
        p,
        random,
        house.x,
        house.y + 3,
        house.scale * random.between(1.05, 1.35),
        haze,
      );
      mouths.push({ ...built.chimney, size: house.scale * 0.26 });
    }
    const tree = project(
      p,
      ground,
      lane(z) - turn * (1.1 + z * random.between(0.3, 0.7)) * wide,
      z,
    );
    stamp(
      near.ctx,
      random.pick(trees),
      tree.x,
      tree.y + 3,
      tree.scale * random.between(0.9, 1.5),
      random.next() < 0.5,
    );
    for (const off of [0.62, 0.85]) {
      const shrub = project(p, ground, lane(z) + turn * off * wide * 1.05, z - 0.1);
      bush(
        near.ctx,
        p,
        random,
        shrub.x,
        shrub.y,
        shrub.scale * random.between(0.13, 0.24),
        random.pick(leaf),
        haze,
      );
    }
    turn = -turn;
  }
  const way = random.pick([-1, 1]);
  railFence(
    near.ctx,
    p,
    Array.from({ length: 9 }, (_, index) => {
      const z = 3.6 - index * 0.27;
      return project(p, ground, lane(z) + way * 0.66, z);
    }),
    [196, 168, 136],
  );
  const lampAt = project(p, ground, lane(2.5) - way * 0.62, 2.5);
  streetLamp(near.ctx, p, lampAt.x, lampAt.y, lampAt.scale * 1.05, way, 0);

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintVillageForeground(p, random, leaf, grass, petals, front);

  return {
    layers: [
      ...air.layers,
      layer(
        "hills",
        0.2,
        far.canvas,
        p.night ? undefined : flyingBirds(p, random.integer(4, 7), p.y(0.1), p.y(0.3)),
      ),
      layer("village", 0.7, near.canvas, chimneySmoke(p, mouths.slice(-4))),
      layer(
        "foreground",
        1.35,
        front.canvas,
        p.snow > 0.3
          ? undefined
          : swayingGrass(p, random.fork("sway"), mix(grass, [40, 80, 50], 0.5), p.unit * 0.17),
      ),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
