import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { barn } from "../built/barn.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { farHills } from "../nature/far-hills.ts";
import { grassBlades } from "../nature/grass.ts";
import { project } from "../nature/terrain.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { type Land, openLand } from "./open-land.ts";

const RIPE: Rgb = [236, 192, 84];
const YOUNG: Rgb = [136, 184, 84];
const STUBBLE: Rgb = [206, 176, 116];

/** Sheaves of stalks over the whole field, far ones first, with none on the track. */
function standingWheat(land: Land, random: Random, tall: number, ripe: Rgb): void {
  const { p, terrain } = land;
  const ctx = land.near.ctx;
  const sheaves = Array.from({ length: 1500 }, () => 1.12 * 9 ** random.next()).sort(
    (a, b) => b - a,
  );
  for (const z of sheaves) {
    const x = random.between(-0.56, 0.56) * (p.width / (p.height - terrain.horizon)) * z;
    if (Math.abs(x - land.path(z)) < 0.42) continue;
    const foot = project(p, terrain, x, z);
    const size = foot.scale * tall * random.between(0.85, 1.1);
    if (foot.y - size > p.height) continue;
    const shade = 0.45 + p.noise(x * 0.5, z * 0.5) * 0.4 + random.between(-0.25, 0.25);
    const hue = mix(ripe, [255, 240, 176], Math.max(0, shade - 0.6) * 0.6);
    ctx.fillStyle = css(p.tone(hue, Math.max(0.1, Math.min(1, shade)), z * 0.02));
    const spread = Math.max(2, size * 0.4);
    const heads: { x: number; y: number }[] = [];
    grassBlades(ctx, random, css(p.tone(hue, Math.max(0, shade - 0.2), z * 0.02)), 7, () => {
      const blade = {
        x: foot.x + random.between(-1, 1) * spread,
        y: foot.y + random.between(0, 0.16) * size,
        size: size * random.between(0.75, 1.1),
      };
      heads.push({ x: blade.x + random.between(-0.1, 0.1) * size, y: blade.y - blade.size });
      return blade;
    });
    ctx.fillStyle = css(p.tone(hue, Math.max(0.2, Math.min(1, shade + 0.15)), z * 0.02));
    ctx.beginPath();
    for (const head of heads) {
      ctx.moveTo(head.x + size * 0.03, head.y);
      ctx.ellipse(head.x, head.y, size * 0.03, size * 0.12, 0.15, 0, Math.PI * 2);
    }
    ctx.fill();
  }
}

/** Ripe wheat on both sides of a track that leads to a barn. */
export const paintWheatField: PaintPlace = (brush) => {
  const season = brush.spec.season;
  const ripe = season === "spring" ? YOUNG : season === "winter" ? STUBBLE : RIPE;
  const land = openLand(brush, {
    horizon: 0.54,
    soil: mix(ripe, [180, 140, 70], 0.25),
    patch: mix(ripe, [255, 232, 150], 0.3),
    roll: 0.25,
    end: 14,
    path: { colour: [190, 150, 104], width: 0.62 },
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const hills = { horizon, near: 16, far: 60, peak: 3.4, colour: mix(ripe, [150, 180, 90], 0.5) };
  land.far.ctx.drawImage(farHills(p, { ...hills, haze: 0.34 }, shift), 0, 0);
  land.lay();
  const trees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.2, treeStyle(random.pick(GREENS), 0.16)),
  );
  for (let tree = 0; tree < 15; tree += 1) {
    const foot = land.at(random.between(-1.1, 1.1), 12 - tree * 0.15);
    stamp(
      land.mid.ctx,
      random.pick(trees),
      foot.x,
      foot.y + 3,
      p.unit * random.between(0.05, 0.11),
    );
  }
  const house = land.at(-side * 0.5, 8.4);
  barn(land.near.ctx, p, random, house.x, house.y + 4, p.unit * 0.17, 0.12);
  const tall = season === "winter" ? 0.08 : season === "spring" ? 0.2 : 0.38;
  standingWheat(land, random, tall, ripe);
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      for (let stalk = 0; stalk < 46; stalk += 1) {
        const u = random.next() ** 1.5;
        const x = p.x(0.5 + way * (0.56 - u * 0.2));
        const high = p.unit * (0.34 - u * 0.2) * random.between(0.7, 1.1) * (tall / 0.38);
        const colour = css(p.tone(ripe, random.between(0.25, 1)));
        grassBlades(ctx, random, colour, 1, () => ({ x, y: p.height, size: high }));
        ctx.beginPath();
        ctx.ellipse(x, p.height - high, high * 0.035, high * 0.13, random.between(-0.3, 0.3), 0, 7);
        ctx.fill();
      }
    });
  return land.plate({ far: flyingBirds(p, random.integer(4, 8), p.y(0.12), p.y(0.34)) });
};
