import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { bush } from "../nature/bush.ts";
import { fireflies, lightShafts } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import { PETALS } from "../nature/flower.ts";
import { chooseWood, paintTreeRow } from "../nature/forest-wood.ts";
import { swayingGrass } from "../nature/grass.ts";
import { scatterMeadow, sunPools } from "../nature/meadow.ts";
import { mushroom } from "../nature/mushroom.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { AUTUMN } from "../nature/tree.ts";
import { paintTrunk } from "../nature/trunk.ts";
import { paintForestForeground } from "./forest-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.91;

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
  paintTreeRow(far.ctx, p, random, wood, horizon + p.unit * 0.012, p.unit * 0.3, 0.55, 26, 0.015);
  const mid = p.sheet();
  paintTreeRow(mid.ctx, p, random, wood, horizon + p.unit * 0.03, p.unit * 0.5, 0.3, 17, 0.07);
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

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintForestForeground(p, random, wood, moss, petals, front);
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
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
