import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { cabin } from "../built/cottage.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { conifer } from "../nature/conifer.ts";
import { PETALS } from "../nature/flower.ts";
import { foregroundGrass, swayingGrass } from "../nature/grass.ts";
import { scatterMeadow, sunPools } from "../nature/meadow.ts";
import { mountainRange } from "../nature/mountain-range.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { glitter, paintWater } from "../nature/water.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.9;

/** Height in metres from which a subject counts as a building and replaces the place's own. */
const HOUSE = 6;

const ROCKS: readonly Rgb[] = [
  [132, 126, 136],
  [150, 128, 112],
  [118, 126, 142],
];

/** Peaks at three distances, a valley with a lake or a meadow, firs, sometimes a cabin. */
export const paintMountains: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.52, 0.58);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const rock = random.pick(ROCKS);
  // A large building from the prompt stands on the meadow, without a lake under it or a cabin at
  // its foot.
  const built = brush.spec.cast.some(({ subject }) => subjectOf(subject).size >= HOUSE);
  const asked = brush.spec.vistas?.includes("lake") === true;
  const lake = (random.next() < 0.6 || asked) && !built;
  const shift = random.next() * 500;

  const farSpec = mountainRange(
    p,
    horizon,
    30,
    random.between(21, 30) * (p.height / p.width > 1 ? 1.5 : 1),
    rock,
    0.3,
    shift,
    0.019,
  );
  const far = renderTerrain(p, farSpec, 30, 90);
  const midSpec = mountainRange(
    p,
    horizon,
    13,
    random.between(4.6, 7),
    rock,
    0.12,
    shift + 90,
    0.05,
  );
  const mid = p.sheet();
  mid.ctx.drawImage(renderTerrain(p, midSpec, 12, 34), 0, 0);

  const grass: Rgb =
    p.snow > 0.3
      ? [232, 240, 250]
      : random.pick([
          [124, 160, 78],
          [140, 158, 84],
          [104, 152, 92],
        ]);
  const bank = random.between(-0.4, 0.4);
  const meadow: Terrain = {
    horizon,
    height: (x, z) => {
      const roll = p.fbm(x * 0.16 + shift, z * 0.16, 3) * 0.55 * smoothstep(1.4, 5, z);
      const sides = smoothstep(1.2, 5, Math.abs(x - bank * z)) * 0.7 * smoothstep(2, 6, z);
      const basin = lake
        ? smoothstep(3.6, 5.4, z) * smoothstep(0.75 * z, 0.45 * z, Math.abs(x - bank * z)) * 1.1
        : 0;
      return roll * 0.6 + sides - basin;
    },
    colour: (x, z, height, shade, _steep, out) => {
      if (lake && height < -0.3) out[3] = 0;
      const grain = p.noise(x * 1.2, z * 1.2) * 0.4 + p.noise(x * 7, z * 5) * 0.35;
      const path = lake
        ? 0
        : smoothstep(0.22, 0.12, Math.abs(x - bank * z * 0.4 - Math.sin(z * 0.9) * 0.3));
      const base = mix(
        mix(grass, [190, 190, 96], Math.max(0, grain) * 0.35),
        [196, 168, 128],
        path * (1 - p.snow) * 0.8,
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, shade + grain * 0.3 + sunPools(p, x, z))),
        smoothstep(2, 16, z) * 0.24,
      );
    },
  };
  const near = p.sheet();
  if (lake) {
    paintWater(p, near.ctx, [...air.pictures, far, mid.canvas], {
      horizon,
      bottom: p.height,
      deep: p.tone([24, 74, 104], 0.5),
      shallow: p.tone([50, 140, 150], 0.6),
      roughness: 0.16,
      mirror: 0.92,
      sun: air.sun,
    });
  }
  const land = renderTerrain(p, meadow, 0.96, lake ? 5.6 : 15);
  near.ctx.drawImage(land, 0, 0);
  const shore = land.getContext("2d").getImageData(0, 0, p.width, p.height).data;
  const onLake = (x: number, y: number) =>
    (shore[(Math.floor(y) * p.width + Math.max(0, Math.floor(x))) * 4 + 3] ?? 255) === 0;
  const kinds = [0, 1, 2].map(() =>
    conifer(
      p,
      random,
      p.unit * 0.3,
      treeStyle(
        random.pick([
          [58, 104, 78],
          [46, 92, 82],
          [74, 112, 66],
        ]),
        0.04,
      ),
    ),
  );
  const farKinds = [0, 1].map(() =>
    conifer(p, random, p.unit * 0.12, treeStyle([52, 96, 80], 0.2)),
  );
  const trees = Array.from({ length: 70 }, () => ({
    x: random.between(-1, 1),
    z: random.between(5, 12),
  })).sort((a, b) => b.z - a.z);
  for (const tree of trees) {
    const x = tree.x * tree.z * 0.9 * (p.width / p.unit);
    const hill = project(p, midSpec, x, tree.z + 4);
    if (Math.abs(tree.x - bank * 0.5) > 0.22)
      stamp(
        mid.ctx,
        random.pick(farKinds),
        hill.x,
        Math.min(hill.y, horizon + p.unit * 0.015) + 4,
        p.unit * random.between(0.03, 0.075),
      );
  }
  for (let z = 6; z > 2.4; z -= random.between(0.05, 0.16)) {
    const side = random.pick([-1, 1]);
    const x = bank * z + side * z * random.between(0.75, 1.6);
    const foot = project(p, meadow, x, z);
    stamp(
      near.ctx,
      random.pick(kinds),
      foot.x,
      foot.y + 3,
      foot.scale * random.between(0.75, 1.3),
      random.next() < 0.5,
    );
  }
  const petals = [random.pick(PETALS), random.pick(PETALS), random.pick(PETALS)];
  scatterMeadow(near.ctx, p, random.fork("meadow"), meadow, {
    near: 0.97,
    far: lake ? 3.4 : 9,
    grass,
    flowers: p.snow > 0.3 ? [] : petals,
    density: 1 - p.snow * 0.7,
    bare: (x, z) =>
      lake ? z > 3.4 : Math.abs(x - bank * z * 0.4 - Math.sin(z * 0.9) * 0.3) < 0.26,
  });
  if (random.next() < 0.6 && !built) {
    const z = 4.2;
    const foot = project(p, meadow, bank * z + random.pick([-1, 1]) * z * 0.5, z);
    cabin(near.ctx, p, random, foot.x, foot.y + 3, p.unit * 0.12, 0.1);
  }

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  const side = brush.light.direction > 0 ? -1 : 1;
  const tall =
    random.next() < 0.7
      ? conifer(p, random, p.unit * 0.95, treeStyle([44, 84, 66], 0))
      : broadleaf(p, random, p.unit * 0.8, treeStyle(random.pick(GREENS), 0));
  front.add(side > 0 ? "right" : "left", (ctx) =>
    stamp(ctx, tall, p.x(0.5 + side * 0.5), p.height - p.unit * 0.04, tall.height),
  );
  front.add("bottom", (ctx) =>
    foregroundGrass(
      ctx,
      p,
      random,
      mix(grass, [70, 110, 60], p.snow > 0.3 ? 0 : 0.4),
      p.snow > 0.3 ? { height: 0.08 } : { flowers: petals },
    ),
  );
  return {
    layers: [
      ...air.layers,
      layer("far peaks", 0.12, far, flyingBirds(p, random.integer(3, 6), p.y(0.12), p.y(0.3))),
      layer("ridge", 0.28, mid.canvas),
      layer(
        "valley",
        0.7,
        near.canvas,
        lake ? glitter(p, horizon + p.unit * 0.03, p.y(0.66), air.sun, "lake", onLake) : undefined,
      ),
      layer(
        "foreground",
        1.35,
        front.canvas,
        p.snow > 0.3
          ? undefined
          : swayingGrass(p, random.fork("sway"), mix(grass, [40, 80, 50], 0.5), p.unit * 0.2),
      ),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
