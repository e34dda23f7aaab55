import { mix } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer, standingSide } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { bigLeaf } from "../nature/big-leaf.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { fireflies, lightShafts } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import { flower } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { palm } from "../nature/palm.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { fallingWater, paintWaterfall } from "../nature/waterfall.ts";
import { EXOTIC, LEAVES, paintJungleForeground } from "./jungle-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.91;

/**
 * Dense wet greenery: a waterfall into a pool, palms and giant leaves, vines and bright flowers.
 */
export const paintJungle: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.55, 0.6);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const asked = brush.spec.vistas?.includes("waterfall") === true;
  const sides = [random.between(0.28, 0.42), random.between(0.58, 0.72)] as const;
  const drawn = random.pick(sides);
  // One that was asked for is not behind the figures.
  const fallX = p.x(asked ? sides[standingSide(brush, drawn < 0.5 ? 1 : -1) < 0 ? 1 : 0] : drawn);
  const falls = random.next() < 0.75 || asked;

  const far = p.sheet();
  const crowns = [0, 1, 2].map(() =>
    broadleaf(p, random, p.unit * 0.3, treeStyle(random.pick(LEAVES), 0.34)),
  );
  const fall = falls
    ? paintWaterfall(
        far.ctx,
        p,
        random,
        fallX,
        horizon + p.unit * 0.02,
        p.unit * random.between(0.36, 0.5),
        0.36,
      )
    : null;
  for (let index = 0; index < 30; index += 1) {
    const x = (index / 29) * p.width;
    if (falls && Math.abs(x - fallX) < p.unit * 0.17) continue;
    stamp(
      far.ctx,
      random.pick(crowns),
      x,
      horizon + p.unit * 0.03,
      p.unit * random.between(0.24, 0.46),
      random.next() < 0.5,
    );
    bush(far.ctx, p, random, x, horizon + p.unit * 0.03, p.unit * 0.09, random.pick(LEAVES), 0.3);
  }
  const mid = p.sheet();
  const palms = [0, 1, 2].map(() =>
    palm(p, random, p.unit * 0.55, treeStyle(random.pick(LEAVES), 0.12, [150, 120, 90])),
  );
  const bushes = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.42, treeStyle(random.pick(LEAVES), 0.16)),
  );
  for (let index = 0; index < 14; index += 1) {
    const edge = random.between(0.12, 0.55);
    const x = p.x(0.5 + (index % 2 === 0 ? -1 : 1) * edge);
    if (falls && Math.abs(x - fallX) < p.unit * 0.13) continue;
    if (random.next() < 0.6)
      stamp(
        mid.ctx,
        random.pick(palms),
        x,
        horizon + p.unit * 0.05,
        p.unit * random.between(0.4, 0.72),
        random.next() < 0.5,
      );
    else
      stamp(
        mid.ctx,
        random.pick(bushes),
        x,
        horizon + p.unit * 0.06,
        p.unit * random.between(0.22, 0.4),
      );
    bush(
      mid.ctx,
      p,
      random,
      x,
      horizon + p.unit * 0.06,
      p.unit * random.between(0.06, 0.12),
      random.pick(LEAVES),
      0.14,
    );
  }
  lightShafts(mid.ctx, p, air.sun, random);

  const near = p.sheet();
  paintWater(p, near.ctx, [...air.pictures, far.canvas, mid.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone([20, 92, 84], 0.5),
    shallow: p.tone([70, 170, 140], 0.7),
    roughness: 0.2,
    mirror: 0.8,
    sun: air.sun,
  });
  const bank = (fallX - p.width / 2) / p.unit;
  const floor: Terrain = {
    horizon,
    height: (x, z) =>
      p.fbm(x * 0.4, z * 0.4, 3) * 0.25 +
      smoothstep(0.3, 0.9, Math.abs(x - bank * z * 1.9) / z) * 0.4 * smoothstep(1.6, 3, z) -
      smoothstep(2.3, 3.6, z) * smoothstep(1.3, 0.6, Math.abs(x - bank * z * 1.9) / z) * 0.9,
    colour: (x, z, height, shade, _steep, out) => {
      if (height < -0.2 + p.noise(x * 3, z * 3) * 0.03) out[3] = 0;
      const grain = p.noise(x * 2.4, z * 2.4) * 0.45 + p.noise(x * 9, z * 8) * 0.35;
      const mud = smoothstep(-0.05, -0.2, height + grain * 0.05);
      const base = mix(
        mix([84, 134, 62], [48, 92, 56], Math.max(0, grain)),
        [134, 108, 78],
        Math.max(mud, smoothstep(0.4, 0.9, p.noise(x, z * 1.2)) * 0.3),
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(
          0,
          Math.min(
            1,
            shade * 0.8 + grain * 0.35 + smoothstep(0.1, 0.5, p.noise(x * 1.6 + 5, z)) * 0.35,
          ),
        ),
        smoothstep(1.5, 9, z) * 0.3,
      );
    },
  };
  near.ctx.drawImage(renderTerrain(p, floor, 0.96, 8), 0, 0);
  scatterMeadow(near.ctx, p, random.fork("undergrowth"), floor, {
    near: 0.97,
    far: 3.2,
    grass: [96, 156, 70],
    flowers: [random.pick(EXOTIC), random.pick(EXOTIC)],
    bare: (x, z) => floor.height(x, z) < -0.12,
    density: 1.5,
  });
  for (let z = 5.5; z > 1.15; z *= random.between(0.93, 0.975)) {
    const side = random.pick([-1, 1]);
    const foot = project(
      p,
      floor,
      side * z * random.between(0.55, 1.5) * Math.min(1.2, p.width / p.unit / 1.6),
      z,
    );
    const haze = smoothstep(1.6, 9, z) * 0.3;
    const kind = random.next();
    if (kind < 0.4)
      fern(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.3, 0.55),
        random.pick(LEAVES),
        haze,
      );
    else if (kind < 0.65)
      bush(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y,
        foot.scale * random.between(0.22, 0.42),
        random.pick(LEAVES),
        haze,
      );
    else if (kind < 0.85)
      for (let leaf = 0; leaf < 6; leaf += 1)
        bigLeaf(
          near.ctx,
          p,
          foot.x,
          foot.y,
          foot.scale * random.between(0.26, 0.46),
          -Math.PI / 2 + (leaf - 2.5) * 0.5,
          random.pick(LEAVES),
          random.between(0.3, 0.95),
          haze,
          leaf % 2 === 0,
        );
    else
      for (let bloom = 0; bloom < 3; bloom += 1)
        flower(
          near.ctx,
          p,
          random,
          foot.x + random.between(-0.1, 0.1) * foot.scale,
          foot.y,
          foot.scale * random.between(0.25, 0.4),
          random.pick(EXOTIC),
        );
  }

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintJungleForeground(p, random, front);

  return {
    layers: [
      ...air.layers,
      layer("waterfall", 0.2, far.canvas, fall ? fallingWater(p, fall) : undefined),
      layer(
        "palms",
        0.38,
        mid.canvas,
        glitter(p, horizon + p.unit * 0.03, p.y(0.7), air.sun, "pool"),
      ),
      layer("bank", 0.74, near.canvas, fireflies(p, random.fork("sparks"), horizon)),
      layer("foreground", 1.45, front.canvas),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
