import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PaintPlace } from "../draw/stage.ts";
import { css, mix, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import { broadleaf } from "./nature/broadleaf.ts";
import { bush } from "./nature/bush.ts";
import { fireflies, lightShafts, overhangingLeaves } from "./nature/canopy.ts";
import { conifer } from "./nature/conifer.ts";
import { fern } from "./nature/fern.ts";
import { PETALS } from "./nature/flower.ts";
import { foregroundGrass, swayingGrass } from "./nature/grass.ts";
import { scatterMeadow, sunPools } from "./nature/meadow.ts";
import { mushroom } from "./nature/mushroom.ts";
import { project, renderTerrain, type Terrain } from "./nature/terrain.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "./nature/tree.ts";
import { paintTrunk } from "./nature/trunk.ts";
import { paintAir } from "./outdoors.ts";
import { createPainter, layer, type Painter } from "./painter.ts";
import { smoothstep } from "./raster.ts";

type Wood = {
  readonly leaves: readonly Rgb[];
  readonly bark: Rgb;
  readonly firs: number;
  readonly birch: boolean;
};

function chooseWood(p: Painter, random: Random): Wood {
  if (p.snow > 0.3)
    return {
      leaves: [[86, 120, 104]],
      bark: [120, 104, 96],
      firs: 0.9,
      birch: random.next() < 0.4,
    };
  return random.pick<Wood>([
    { leaves: GREENS, bark: [116, 88, 68], firs: 0.15, birch: false },
    { leaves: GREENS, bark: [116, 88, 68], firs: 0.7, birch: false },
    {
      leaves: [
        [168, 196, 84],
        [196, 190, 76],
        [140, 178, 84],
      ],
      bark: [226, 220, 212],
      firs: 0.1,
      birch: true,
    },
    { leaves: AUTUMN, bark: [108, 82, 70], firs: 0.1, birch: false },
    { leaves: [...BLOSSOM, ...GREENS], bark: [110, 78, 74], firs: 0, birch: false },
  ]);
}

function wall(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  wood: Wood,
  base: number,
  height: number,
  haze: number,
  count: number,
  clear: number,
): void {
  const kinds = [0, 1, 2, 3].map(() =>
    random.next() < wood.firs
      ? conifer(p, random, height, treeStyle([64, 108, 80], haze))
      : broadleaf(p, random, height, treeStyle(random.pick(wood.leaves), haze, wood.bark)),
  );
  const earth = p.tone(p.snow > 0.3 ? [226, 234, 246] : [96, 122, 66], 0.4, haze);
  const fade = ctx.createLinearGradient(0, base - height * 0.05, 0, base + height * 0.05);
  fade.addColorStop(0, css(earth, 0));
  fade.addColorStop(1, css(earth));
  ctx.fillStyle = fade;
  ctx.fillRect(0, base - height * 0.05, p.width, height * 0.4);
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.next()) / count) * p.width;
    const off = Math.abs(x - p.width / 2) / p.width;
    if (off < clear) continue;
    stamp(
      ctx,
      random.pick(kinds),
      x,
      base + random.between(-0.01, 0.012) * p.unit,
      height * random.between(0.7, 1.15) * (0.75 + off * 0.6),
      random.next() < 0.5,
    );
    for (let shrub = 0; shrub < 2; shrub += 1)
      bush(
        ctx,
        p,
        random,
        x + random.between(-0.05, 0.05) * p.unit,
        base + p.unit * 0.014,
        height * random.between(0.08, 0.16),
        random.pick(wood.leaves),
        haze,
      );
  }
}

/** A glade: hazy rows of trees, shafts of light, a path, ferns and mushrooms between great trunks. */
export const paintForest: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.56, 0.61);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const wood = chooseWood(p, random);
  const bend = random.between(-0.5, 0.5);
  const phase = random.next() * 6;

  const far = p.sheet();
  wall(far.ctx, p, random, wood, horizon + p.unit * 0.012, p.unit * 0.3, 0.55, 26, 0.015);
  const mid = p.sheet();
  wall(mid.ctx, p, random, wood, horizon + p.unit * 0.03, p.unit * 0.5, 0.3, 17, 0.07);
  lightShafts(mid.ctx, p, air.sun, random);

  const moss: Rgb =
    p.snow > 0.3
      ? [234, 241, 250]
      : wood.leaves === AUTUMN
        ? [168, 128, 70]
        : random.pick([
            [104, 142, 68],
            [88, 132, 76],
            [124, 144, 72],
          ]);
  const trail = (z: number) =>
    bend * Math.sin(z * 0.55 + phase) * 0.9 - bend * Math.sin(phase + 0.55) * 0.9;
  const floor: Terrain = {
    horizon,
    height: (x, z) =>
      p.fbm(x * 0.3, z * 0.3, 3) * 0.3 * smoothstep(1.2, 4, z) +
      smoothstep(1.5, 4.5, Math.abs(x - trail(z))) * 0.3 * smoothstep(1.5, 3, z) -
      smoothstep(0.5, 0.2, Math.abs(x - trail(z))) * 0.03,
    colour: (x, z, _height, shade, _steep, out) => {
      const grain = p.noise(x * 2, z * 2) * 0.4 + p.noise(x * 9, z * 7) * 0.35;
      const path = smoothstep(0.36, 0.2, Math.abs(x - trail(z)) + grain * 0.08);
      const dapple = smoothstep(
        -0.3,
        0.7,
        p.noise(x * 0.9 + 30, z * 0.8) + p.noise(x * 3.4, z * 3) * 0.4,
      );
      const base = mix(
        mix(moss, [60, 74, 46], Math.max(0, grain) * 0.6 * (1 - p.snow)),
        p.snow > 0.3 ? [214, 224, 240] : [190, 154, 112],
        path * 0.85,
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, shade * 0.7 + grain * 0.25 + dapple * 0.3 + sunPools(p, x, z))),
        smoothstep(1.6, 11, z) * 0.4,
      );
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, floor, 0.96, 12), 0, 0);
  const petals = p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS)];
  scatterMeadow(near.ctx, p, random.fork("floor"), floor, {
    near: 0.97,
    far: 7,
    grass: moss,
    flowers: petals,
    bare: (x, z) => Math.abs(x - trail(z)) < 0.36,
    density: 1.2 - p.snow * 0.9,
  });
  for (let z = 8; z > 1.35; z *= random.between(0.86, 0.95)) {
    const side = random.pick([-1, 1]);
    const x =
      trail(z) + side * z * random.between(0.55, 1.5) * Math.min(1.2, p.width / p.unit / 1.6);
    const foot = project(p, floor, x, z);
    const kind = random.next();
    const haze = smoothstep(2, 11, z) * 0.4;
    if (kind < 0.4 && z > 2)
      paintTrunk(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y + 4,
        foot.scale * random.between(0.2, 0.34),
        foot.y + 10,
        wood.bark,
        haze,
        wood.birch,
      );
    else if (kind < 0.66)
      bush(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.22, 0.4),
        random.pick(wood.leaves),
        haze,
      );
    else if (kind < 0.86 && p.snow < 0.3)
      fern(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.25, 0.42),
        [98, 158, 82],
        haze,
      );
    else mushroom(near.ctx, p, random, foot.x, foot.y, foot.scale * random.between(0.08, 0.17));
  }

  const front = p.sheet();
  const side = brush.light.direction > 0 ? -1 : 1;
  paintTrunk(
    front.ctx,
    p,
    random,
    p.x(0.5 + side * 0.52),
    p.height,
    p.unit * random.between(0.16, 0.22),
    p.height,
    wood.bark,
    0,
    wood.birch,
  );
  if (p.width > p.height)
    paintTrunk(
      front.ctx,
      p,
      random,
      p.x(0.5 - side * 0.56),
      p.height,
      p.unit * 0.11,
      p.height,
      wood.bark,
      0,
      wood.birch,
    );
  overhangingLeaves(front.ctx, p, random, random.pick(wood.leaves), 0.16);
  if (p.snow < 0.3) {
    fern(front.ctx, p, random, p.x(0.5 - side * 0.47), p.height, p.unit * 0.24, [72, 122, 66]);
    fern(
      front.ctx,
      p,
      random,
      p.x(0.5 + side * 0.36),
      p.height + p.unit * 0.02,
      p.unit * 0.17,
      [72, 122, 66],
    );
  }
  foregroundGrass(
    front.ctx,
    p,
    random,
    p.snow > 0.3 ? [230, 238, 250] : mix(moss, [50, 90, 50], 0.5),
    { flowers: petals, height: p.snow > 0.3 ? 0.06 : 0.14 },
  );
  const sway =
    p.snow > 0.3
      ? undefined
      : swayingGrass(p, random.fork("sway"), mix(moss, [40, 70, 40], 0.5), p.unit * 0.16);
  return {
    layers: [
      ...air.layers,
      layer("far wood", 0.18, far.canvas),
      layer("wood", 0.35, mid.canvas),
      layer("glade", 0.72, near.canvas, fireflies(p, random.fork("fireflies"), horizon)),
      layer("foreground", 1.4, front.canvas, sway),
    ],
    ground: { horizon: horizonAt, front: 0.91, floats: false, reflection: 0 },
  };
};
