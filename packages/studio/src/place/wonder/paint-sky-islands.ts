import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { cottage } from "../built/cottage.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { PETALS } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { floatingIsland } from "./floating-island.ts";

/** Bulges on the upper side of a puff: angle from vertical, and fraction of its radius. */
const SWELLS = [
  [-1.15, 0.5],
  [-0.5, 0.56],
  [0.2, 0.6],
  [0.85, 0.52],
] as const;

/**
 * A bank of cloud seen from above: rounded heaps, bright on top, each fading into shade before the
 * next.
 */
function cloudBank(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  y: number,
  size: number,
  haze: number,
): void {
  const white = (shade: number, alpha = 1) =>
    css(mix(p.tone([252, 252, 255], shade, haze), p.haze, 0.16), alpha);
  const disc = (x: number, cy: number, r: number) => {
    ctx.beginPath();
    ctx.arc(x, cy, r, 0, Math.PI * 2);
    ctx.fill();
  };
  for (let row = 0; row < 3; row += 1) {
    for (let puff = -1; puff < p.width / (size * 0.5) + 1; puff += 1) {
      const x = (puff + random.between(-0.3, 0.3)) * size * 0.5;
      const r = size * random.between(0.3, 0.48);
      const cy = y + row * size * 0.34 + random.between(-0.1, 0.1) * size;
      const fill = ctx.createLinearGradient(x, cy - r * 1.4, x, cy + r);
      fill.addColorStop(0, white(1));
      fill.addColorStop(0.45, white(0.82));
      fill.addColorStop(1, white(0.5, 0));
      ctx.fillStyle = fill;
      const turn = random.between(-0.3, 0.3);
      for (const [angle, share] of SWELLS)
        disc(
          x + Math.sin(angle + turn) * r * 0.75,
          cy - Math.cos(angle + turn) * r * 0.6,
          r * share,
        );
      disc(x, cy, r);
    }
  }
  const under = ctx.createLinearGradient(0, y + size * 0.35, 0, y + size * 1.1);
  under.addColorStop(0, white(0.62, 0));
  under.addColorStop(1, white(0.62));
  ctx.fillStyle = under;
  ctx.fillRect(0, y + size * 0.35, p.width, p.height);
}

/** Green islands floating over a sea of cloud, with waterfalls off their edges. */
export const paintSkyIslands: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.5,
    soil: [122, 180, 84],
    patch: [164, 196, 92],
    roll: 0.15,
    end: 4,
    height: (x, z, base) =>
      base * 0.5 +
      0.1 -
      smoothstep(2.4, 3.2, z + Math.abs(x) * 0.26 + Math.sin(x * 2.3) * 0.12) * 3,
    water: (_x, _z, height) => height < -1.4,
    colour: (x, z, base, height) =>
      height < -0.1
        ? mix([150, 118, 96], [104, 84, 88], 0.5 + 0.5 * Math.sin(x * 7 + z * 3))
        : base,
  });
  const { p, random, horizon, side } = land;
  cloudBank(land.far.ctx, p, random, horizon + p.unit * 0.02, p.unit * 0.16, 0.5);
  cloudBank(land.mid.ctx, p, random, horizon + p.unit * 0.16, p.unit * 0.26, 0.2);
  const trees = [0, 1].map(() =>
    broadleaf(p, random, p.unit * 0.3, treeStyle(random.pick(GREENS), 0.14)),
  );
  const falls: { x: number; y: number; h: number; w: number }[] = [];
  for (const [u, y, w, on, haze] of [
    [side * 0.42, 0.2, 0.14, "far", 0.5],
    [-side * 0.12, 0.14, 0.1, "far", 0.55],
    [-side * 0.3, 0.36, 0.34, "mid", 0.2],
    [side * 0.32, 0.42, 0.26, "mid", 0.24],
  ] as const) {
    const [x, top, wide] = [p.x(0.5 + u), p.y(y), p.unit * w];
    const ctx = on === "far" ? land.far.ctx : land.mid.ctx;
    floatingIsland(ctx, p, random, x, top, wide, haze);
    for (let tree = 0; tree < 5; tree += 1)
      stamp(
        ctx,
        random.pick(trees),
        x + random.between(-0.36, 0.36) * wide,
        top + wide * 0.01,
        wide * random.between(0.16, 0.3),
        random.next() < 0.5,
      );
    if (w > 0.3) cottage(ctx, p, random, x + wide * 0.06, top + wide * 0.012, wide * 0.24, haze);
    if (on === "mid")
      falls.push({
        x: x - side * wide * 0.3,
        y: top + wide * 0.02,
        h: p.unit * 0.3,
        w: wide * 0.05,
      });
  }
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("turf"), land.terrain, {
    near: 0.97,
    far: 2.4,
    grass: [120, 178, 80],
    flowers: p.snow > 0.3 ? [] : [random.pick(PETALS), random.pick(PETALS)],
    bare: (x, z) => land.terrain.height(x, z) < -0.05,
    density: 1.2,
  });
  frontGrowth(land, {
    grass: [104, 160, 66],
    flowers: [random.pick(PETALS), random.pick(PETALS)],
    tree: random.pick(GREENS),
  });
  const white = css(p.tone([250, 253, 255], 0.95, 0.1), 0.85);
  return land.plate({
    far: flyingBirds(p, 6, p.y(0.1), p.y(0.4)),
    mid: (ctx, seconds) => {
      for (const fall of falls) {
        const fade = ctx.createLinearGradient(0, fall.y, 0, fall.y + fall.h);
        fade.addColorStop(0, white);
        fade.addColorStop(1, "rgba(255,255,255,0)");
        ctx.fillStyle = fade;
        ctx.fillRect(fall.x, fall.y, fall.w, fall.h);
        for (let streak = 0; streak < 5; streak += 1) {
          const t = (seconds * 0.7 + streak / 5) % 1;
          ctx.globalAlpha = 1 - t;
          ctx.fillRect(
            fall.x + (streak / 5) * fall.w,
            fall.y + t * fall.h * 0.8,
            fall.w * 0.16,
            fall.h * 0.2,
          );
        }
        ctx.globalAlpha = 1;
      }
    },
  });
};
