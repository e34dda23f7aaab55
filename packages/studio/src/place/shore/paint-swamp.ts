import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { openLand } from "../land/open-land.ts";
import { fireflies, overhangingLeaves } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import { grassBlades } from "../nature/grass.ts";
import { leafShape } from "../nature/leaf-shape.ts";
import { project } from "../nature/terrain.ts";
import { flood } from "./flood.ts";

const BARK: Rgb = [104, 92, 80];

/** A bald cypress: a trunk flared at the water, boughs hung with moss. */
function cypress(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  s: number,
  haze: number,
): void {
  const left = p.brush.light.direction < 0;
  const top = -p.unit * 0.05;
  const fill = ctx.createLinearGradient(x - s * 0.3, 0, x + s * 0.3, 0);
  fill.addColorStop(left ? 0.1 : 0.9, css(p.tone(mix(BARK, [190, 180, 150], 0.3), 0.9, haze)));
  fill.addColorStop(left ? 0.9 : 0.1, css(p.tone(BARK, 0.02, haze)));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(x - s * 0.36, y);
  ctx.bezierCurveTo(x - s * 0.12, y - s * 0.3, x - s * 0.12, y - s, x - s * 0.09, top);
  ctx.lineTo(x + s * 0.09, top);
  ctx.bezierCurveTo(x + s * 0.12, y - s, x + s * 0.12, y - s * 0.3, x + s * 0.36, y);
  for (let root = 5; root >= -5; root -= 1)
    ctx.lineTo(x + root * s * 0.065, y + (root % 2 === 0 ? s * 0.03 : -s * 0.04));
  ctx.fill();
  for (let bough = 0; bough < 6; bough += 1) {
    const way = bough % 2 === 0 ? 1 : -1;
    const by = y - s * random.between(1, 2.9);
    const reach = way * s * random.between(0.35, 1);
    const lift = s * random.between(-0.05, 0.34);
    ctx.strokeStyle = css(p.tone(BARK, 0.2, haze));
    ctx.lineCap = "round";
    ctx.lineWidth = s * random.between(0.03, 0.06);
    ctx.beginPath();
    ctx.moveTo(x, by);
    ctx.quadraticCurveTo(x + reach * 0.5, by - lift * 0.3, x + reach, by - lift);
    ctx.stroke();
    // Tufts of needles with bunches of hanging moss.
    for (let tuft = 0; tuft < 4; tuft += 1) {
      const at = random.between(0.3, 1.05);
      const [tx, ty] = [x + reach * at, by - lift * at * at];
      ctx.fillStyle = css(p.tone([88, 116, 70], random.between(0.15, 0.75), haze));
      ctx.beginPath();
      for (let lobe = 0; lobe < 5; lobe += 1) {
        const [lx, ly] = [random.between(-0.13, 0.13) * s, random.between(-0.07, 0.04) * s];
        ctx.moveTo(tx + lx, ty + ly);
        ctx.ellipse(
          tx + lx,
          ty + ly,
          s * random.between(0.07, 0.14),
          s * random.between(0.04, 0.07),
          0,
          0,
          Math.PI * 2,
        );
      }
      ctx.fill();
      const drop = s * (0.12 + 0.62 * random.next() ** 2);
      for (let strand = 0; strand < 3; strand += 1) {
        const sx = tx + random.between(-0.09, 0.09) * s;
        const length = drop * random.between(0.45, 1);
        const wide = s * random.between(0.025, 0.05);
        const sway = random.between(-0.05, 0.05) * s;
        ctx.fillStyle = css(p.tone([142, 158, 118], random.between(0.15, 0.75), haze), 0.86);
        ctx.beginPath();
        ctx.moveTo(sx - wide, ty);
        ctx.quadraticCurveTo(sx - wide * 0.6 + sway, ty + length * 0.5, sx + sway, ty + length);
        ctx.quadraticCurveTo(sx + wide * 0.8 + sway, ty + length * 0.5, sx + wide, ty);
        ctx.fill();
      }
    }
  }
}

/** Still green water among moss-hung cypresses, lilies, mist and fireflies. */
export const paintSwamp: PaintPlace = (brush) => {
  let bank = (_x: number, _z: number) => 0;
  const land = openLand(brush, {
    horizon: 0.53,
    soil: [92, 112, 62],
    patch: [118, 104, 70],
    roll: 0.1,
    end: 9,
    height: (x, z, base) => base - bank(x, z) * 0.5,
    water: (_x, _z, height) => height < -0.2,
    colour: (_x, _z, base, height) => (height < -0.1 ? [84, 76, 56] : base),
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 90;
  bank = (x, z) =>
    smoothstep(1.7, 2.3, z + p.noise(x * 0.7 + shift, 2) * 0.45) *
    smoothstep(-0.5, -0.1, 0.1 - p.fbm(x * 0.4 + shift, z * 0.4, 2));
  const air = land.far.ctx.createLinearGradient(0, 0, 0, horizon);
  air.addColorStop(0, css(p.tone([150, 172, 120], 0.5, 0.4), 0.4));
  air.addColorStop(1, css(p.tone([206, 220, 170], 0.8, 0.4), 0.85));
  land.far.ctx.fillStyle = air;
  land.far.ctx.fillRect(0, 0, p.width, horizon + 2);
  for (let tree = 0; tree < 15; tree += 1)
    cypress(
      land.far.ctx,
      p,
      random,
      random.next() * p.width,
      horizon + p.unit * 0.004,
      p.unit * random.between(0.07, 0.11),
      0.5,
    );
  for (let tree = 0; tree < 9; tree += 1)
    cypress(
      land.mid.ctx,
      p,
      random,
      ((tree + random.next()) / 9) * p.width,
      horizon + p.unit * 0.03,
      p.unit * random.between(0.12, 0.18),
      0.28,
    );
  land.front.add("top", (ctx) => overhangingLeaves(ctx, p, random, [98, 128, 74], 0.12));
  const { open } = flood(land, {
    deep: [34, 64, 46],
    shallow: [92, 124, 70],
    roughness: 0.06,
    mirror: 0.75,
  });
  const pen = land.pen("near");
  const scale = p.height - horizon;
  for (let lily = 0; lily < 150; lily += 1) {
    const z = 1.9 * 4 ** random.next();
    const x = p.width / 2 + (random.between(-1.1, 1.1) * scale * 1.2) / 1;
    const y = horizon + (1.24 * scale) / z;
    if (!open(Math.min(p.width - 1, x), Math.min(p.height - 1, y)) || p.noise(x * 0.004, z) < -0.1)
      continue;
    const r = (scale / z) * random.between(0.05, 0.1);
    pen.disc(x, y, r, r * 0.34, [104, 152, 74], random.between(0.4, 0.9));
    pen.poly(
      [
        [x, y],
        [x + r, y - r * 0.16],
        [x + r, y + r * 0.16],
      ],
      [44, 74, 50],
      0.4,
    );
    if (random.next() < 0.16) {
      pen.disc(x, y - r * 0.3, r * 0.3, r * 0.22, [246, 190, 214], 0.9);
      pen.disc(x, y - r * 0.36, r * 0.14, r * 0.12, [255, 236, 180], 1);
    }
  }
  for (const [u, z, s] of [
    [-side * 0.66, 3.5, 0.62],
    [side * 0.52, 4.8, 0.62],
    [side * 0.92, 2.9, 0.7],
  ] as const) {
    const x = p.x(0.5 + u / 2);
    cypress(land.near.ctx, p, random, x, horizon + (1.24 * scale) / z, (scale / z) * s * 1.2, 0.08);
  }
  for (let item = 0; item < 26; item += 1) {
    const foot = project(p, land.terrain, random.between(-2, 2), random.between(1.05, 2));
    if (Math.abs(foot.x - p.width / 2) < p.unit * 0.2) continue;
    if (item % 4 === 0)
      fern(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.16, [96, 134, 66], 0);
    else
      grassBlades(
        land.near.ctx,
        random,
        pen.colour([122, 142, 72], random.between(0.2, 0.8)),
        14,
        () => ({
          x: foot.x + random.between(-0.16, 0.16) * foot.scale,
          y: foot.y,
          size: foot.scale * random.between(0.12, 0.36),
        }),
      );
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      ctx.fillStyle = css(p.tone([70, 96, 58], 0.35));
      ctx.beginPath();
      for (let reed = 0; reed < 22; reed += 1)
        leafShape(
          ctx,
          p.x(0.5 + way * random.between(0.42, 0.56)),
          p.height - p.unit * 0.1,
          p.unit * random.between(0.12, 0.26),
          p.unit * 0.009,
          Math.PI / 2 + random.between(-0.3, 0.3),
        );
      ctx.fill();
    });
  const flies = fireflies(p, random.fork("flies"), p.y(0.4));
  return land.plate(flies ? { near: flies } : {});
};
