import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { farHills } from "../nature/far-hills.ts";
import { PETALS } from "../nature/flower.ts";
import { swayingGrass } from "../nature/grass.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { project } from "../nature/terrain.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { frontGrowth } from "./front-growth.ts";
import { type Land, openLand } from "./open-land.ts";

const GRASS: Rgb = [132, 182, 80];

/**
 * Drifts of one colour, as in nature: flowers of one kind close together, larger towards the eye.
 */
function flowerDrifts({ p, random, terrain, near }: Land, petals: readonly [Rgb, ...Rgb[]]): void {
  const blooms = Array.from({ length: 2600 }, () => 1.02 * 7 ** random.next()).sort(
    (a, b) => b - a,
  );
  const drift = random.next() * 60;
  for (const z of blooms) {
    const x = random.between(-0.56, 0.56) * (p.width / (p.height - terrain.horizon)) * z;
    const grown = p.fbm(x * 0.55 + drift, z * 0.55, 2);
    if (grown < random.between(-0.25, 0.3)) continue;
    const kind = Math.floor((p.noise(x * 0.3 + drift, z * 0.3 + 5) * 0.5 + 0.5) * petals.length);
    const foot = project(p, terrain, x, z);
    const size = foot.scale * random.between(0.016, 0.032);
    if (foot.y > p.height + size) continue;
    const petal = petals[kind] ?? petals[0];
    near.ctx.fillStyle = css(p.tone(petal, random.between(0.55, 1), z * 0.02));
    near.ctx.beginPath();
    near.ctx.ellipse(foot.x, foot.y - size * 2.2, size, size * 0.72, 0, 0, Math.PI * 2);
    near.ctx.fill();
    if (size < 3) continue;
    near.ctx.fillStyle = css(p.tone([255, 214, 90], 0.9));
    near.ctx.beginPath();
    near.ctx.ellipse(foot.x, foot.y - size * 2.3, size * 0.34, size * 0.26, 0, 0, Math.PI * 2);
    near.ctx.fill();
  }
}

/** A hillside full of flowers under one great tree. */
export const paintMeadow: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.54,
    soil: GRASS,
    patch: [168, 196, 86],
    roll: 0.5,
    sides: 0.35,
    end: 10,
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const hills = { horizon, colour: mix(GRASS, [150, 190, 110], 0.4), haze: 0.34 };
  land.far.ctx.drawImage(farHills(p, { ...hills, near: 20, far: 70, peak: 6 }, shift), 0, 0);
  const middle = { ...hills, near: 8, far: 26, peak: 1.7, haze: 0.14, pace: 0.09 };
  land.mid.ctx.drawImage(farHills(p, middle, shift + 40), 0, 0);
  land.lay();
  const petals: [Rgb, Rgb, Rgb] = [random.pick(PETALS), random.pick(PETALS), random.pick(PETALS)];
  scatterMeadow(land.near.ctx, p, random.fork("flowers"), land.terrain, {
    near: 0.97,
    far: 8,
    grass: GRASS,
    flowers: p.snow > 0.3 || p.season === "winter" ? [] : petals,
    bare: () => false,
    density: p.snow > 0.3 ? 0.15 : 1.8,
  });
  if (p.snow < 0.3 && p.season !== "winter") flowerDrifts(land, petals);
  const great = broadleaf(p, random, p.unit * 0.6, treeStyle(random.pick(GREENS), 0.06));
  const foot = land.at(-side * 0.56, 4.6);
  land.pen("near").shadow(foot.x, foot.y, foot.scale * 1.5, foot.scale * 0.2);
  stamp(land.near.ctx, great, foot.x, foot.y + 3, p.unit * 0.5);
  frontGrowth(land, { grass: [104, 160, 66], flowers: petals, height: 0.2, bush: [104, 156, 78] });
  const birds = p.night ? undefined : flyingBirds(p, random.integer(3, 6), p.y(0.12), p.y(0.3));
  return land.plate({
    ...(birds ? { far: birds } : {}),
    ...(p.snow > 0.3
      ? {}
      : { front: swayingGrass(p, random.fork("sway"), [96, 150, 66], p.unit * 0.2) }),
  });
};
