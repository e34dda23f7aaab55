import type { Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { standingSide } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { bush } from "../nature/bush.ts";
import { conifer } from "../nature/conifer.ts";
import { farHills } from "../nature/far-hills.ts";
import { PETALS } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { paintRock } from "../nature/rock.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { flood } from "./flood.ts";

const GRASS: Rgb = [126, 170, 82];

/** A river that winds towards the viewer between meadows, with stones in its bed. */
export const paintRiver: PaintPlace = (brush) => {
  // The bank is on the side of the figures, except those that swim.
  const side = standingSide(brush, brush.light.direction > 0 ? -1 : 1) === 1 ? 1 : -1;
  const way = brush.spec.cast.some(({ sinks = 0 }) => sinks > 0) ? side : -side;
  const middle = (z: number) =>
    way * (1.15 - 0.1 * z + Math.sin(z * 0.75) * 0.75 * smoothstep(1, 5, z));
  const half = (z: number) => 0.52 + z * 0.07;
  const land = openLand(brush, {
    horizon: 0.52,
    soil: GRASS,
    patch: [170, 184, 94],
    roll: 0.25,
    sides: 0.5,
    end: 16,
    height: (x, z, base) =>
      base * 0.8 - smoothstep(half(z) * 1.5, half(z) * 0.85, Math.abs(x - middle(z))) * 0.42,
    water: (_x, _z, height) => height < -0.2,
    colour: (_x, _z, base, height) => (height < -0.06 ? [186, 166, 128] : base),
  });
  const { p, random, horizon } = land;
  const shift = random.next() * 90;
  const hills = { horizon, near: 18, far: 70, peak: 9, colour: [122, 156, 100] as const };
  land.far.ctx.drawImage(farHills(p, { ...hills, haze: 0.46 }, shift), 0, 0);
  const close = { ...hills, near: 10, far: 26, peak: 2.2, haze: 0.2, pace: 0.09 };
  land.mid.ctx.drawImage(farHills(p, close, shift + 40), 0, 0);
  const { glints } = flood(land, {
    deep: [34, 104, 124],
    shallow: [96, 184, 180],
    roughness: 0.26,
    mirror: 0.72,
    glints: 0.86,
  });
  const leafy = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.4, treeStyle(random.pick(GREENS), 0.06)),
  );
  const firs = [0, 1].map(() => conifer(p, random, p.unit * 0.4, treeStyle([58, 104, 80], 0.06)));
  scatterMeadow(land.near.ctx, p, random.fork("banks"), land.terrain, {
    near: 0.97,
    far: 8,
    grass: GRASS,
    flowers: p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS)],
    bare: (x, z) => Math.abs(x - middle(z)) < half(z) * 1.35,
    density: p.snow > 0.3 ? 0.2 : 1.2,
  });
  for (let z = 12; z > 2.2; z *= 0.9) {
    const side = random.pick([-1, 1]);
    const x = middle(z) + side * (half(z) * 1.7 + random.between(0.2, 2.4) * (z * 0.25));
    const foot = land.at((x * (p.height - horizon)) / (z * brush.frame.width * 0.5), z);
    if (Math.abs(foot.x - p.width / 2) < p.unit * 0.16 && z < 6) continue;
    const tree = random.next() < 0.55 ? random.pick(leafy) : random.pick(firs);
    stamp(land.near.ctx, tree, foot.x, foot.y + 3, foot.scale * random.between(1, 1.6), side > 0);
  }
  for (let stone = 0; stone < 22; stone += 1) {
    const z = 8 * 0.92 ** stone + 1.2;
    const x = middle(z) + random.pick([-1, 1]) * half(z) * random.between(0.75, 1.25);
    const foot = land.at((x * (p.height - horizon)) / (z * brush.frame.width * 0.5), z);
    const size = foot.scale * random.between(0.08, 0.24);
    if (stone % 5 === 0) bush(land.near.ctx, p, random, foot.x, foot.y, size, [120, 158, 80], 0.03);
    else paintRock(land.near.ctx, p, random, foot.x, foot.y, size, [154, 150, 146], 0.02);
  }
  frontGrowth(land, {
    grass: [104, 156, 70],
    flowers: [random.pick(PETALS)],
    tree: random.pick(GREENS),
  });
  const birds = p.night ? undefined : flyingBirds(p, 4, p.y(0.12), p.y(0.3));
  return land.plate({ ...(birds ? { far: birds } : {}), ...(glints ? { near: glints } : {}) });
};
