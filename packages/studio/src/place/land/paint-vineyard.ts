import { createCanvas } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import type { Painter } from "../brush/painter.ts";
import { cottage } from "../built/cottage.ts";
import { bush } from "../nature/bush.ts";
import { farHills, hillTerrain } from "../nature/far-hills.ts";
import { leafShape } from "../nature/leaf-shape.ts";
import { project, renderTerrain } from "../nature/terrain.ts";
import { stamp, type TreeSprite } from "../nature/tree.ts";
import { openLand } from "./open-land.ts";

const VINE: Rgb = [112, 158, 66];

/** A cypress: a dark, flame-shaped tree. */
function cypress(p: Painter, random: Random, height: number, haze: number): TreeSprite {
  const width = height * 0.3;
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const side = p.brush.light.direction;
  for (const [shade, share] of [
    [0.02, 1],
    [0.4, 0.7],
    [0.85, 0.36],
  ] as const) {
    ctx.fillStyle = css(p.tone([54, 92, 66], shade, haze));
    ctx.beginPath();
    for (let leaf = 0; leaf < 420 * share; leaf += 1) {
      const t = random.next();
      const half = Math.sin(Math.min(1, t * 1.15) ** 0.6 * Math.PI) * width * 0.42 + width * 0.02;
      const x = width / 2 + (random.between(-1, 1) * share + side * (1 - share) * 0.6) * half;
      leafShape(
        ctx,
        x,
        t * height * 0.97,
        height * 0.022,
        height * 0.009,
        1.57 + random.between(-0.5, 0.5),
      );
    }
    ctx.fill();
  }
  return { picture, width, height };
}

/** Rows of vines that run uphill to a house among cypresses. */
export const paintVineyard: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.53,
    soil: [186, 150, 104],
    patch: [150, 164, 88],
    roll: 0.12,
    end: 11,
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  const hills = { horizon, near: 22, far: 80, peak: 7, colour: [150, 172, 96] as const };
  land.far.ctx.drawImage(farHills(p, { ...hills, haze: 0.42 }, shift), 0, 0);
  const close = { ...hills, near: 9, far: 26, peak: 2.2, haze: 0.16, pace: 0.08 };
  const slope = hillTerrain(p, close, shift + 30);
  land.mid.ctx.drawImage(renderTerrain(p, slope, 9, 26), 0, 0);
  const flames = [0, 1].map(() => cypress(p, random, p.unit * 0.34, 0.1));
  const spot = project(p, slope, -side * 6, 17);
  for (let tree = 0; tree < 12; tree += 1) {
    const foot = project(p, slope, -side * (6 + random.between(-4, 4)), 18.5 - tree * 0.14);
    stamp(
      land.mid.ctx,
      random.pick(flames),
      foot.x,
      foot.y + 4,
      p.unit * random.between(0.09, 0.16),
    );
  }
  cottage(land.mid.ctx, p, random, spot.x, spot.y + 3, p.unit * 0.11, 0.12);
  land.lay();
  // Rows have fixed offsets from the viewer's own lane, so that all converge on one point.
  for (let z = 9; z > 1.3; z *= 0.93) {
    for (let row = -9; row <= 8; row += 1) {
      const x = (row + 0.5) * 1.3;
      const foot = project(p, land.terrain, x, z);
      if (foot.x < -60 || foot.x > p.width + 60) continue;
      const haze = z * 0.02;
      const tall = foot.scale * 0.5;
      land.near.ctx.fillStyle = css(p.tone([128, 96, 70], 0.4, haze));
      land.near.ctx.fillRect(foot.x - tall * 0.03, foot.y - tall * 1.02, tall * 0.06, tall * 1.02);
      if (p.season !== "winter")
        bush(land.near.ctx, p, random, foot.x, foot.y - tall * 0.2, tall * 0.74, VINE, haze);
      if (z < 4.5 && (p.season === "autumn" || p.season === "summer"))
        for (let grape = 0; grape < 9; grape += 1) {
          land.near.ctx.fillStyle = css(p.tone([104, 58, 128], random.between(0.3, 0.9), haze));
          land.near.ctx.beginPath();
          const gx = foot.x + ((grape % 3) - 1) * tall * 0.045;
          land.near.ctx.arc(
            gx,
            foot.y - tall * (0.5 - Math.floor(grape / 3) * 0.06),
            tall * 0.03,
            0,
            7,
          );
          land.near.ctx.fill();
        }
    }
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      bush(ctx, p, random, p.x(0.5 + way * 0.55), p.height + p.unit * 0.04, p.unit * 0.3, VINE);
    });
  return land.plate({ far: flyingBirds(p, 4, p.y(0.12), p.y(0.3)) });
};
