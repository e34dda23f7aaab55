import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Layer, PaintPlace } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { casts, type Painter } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { paintRock } from "../nature/rock.ts";
import { renderTerrain, type Terrain } from "../nature/terrain.ts";
import { openLand } from "./open-land.ts";

const LAVA: Rgb = [255, 122, 36];
const FOOT = 34;

/** The cone, with streams of lava on its side that glow by night and by day. */
function cone(p: Painter, horizon: number, at: number, shift: number): Terrain {
  return {
    horizon,
    top: 17,
    height: (x, z) => {
      const away = Math.hypot(x - at, (z - FOOT) * 0.8);
      const slope = 16 * Math.exp(-away / 8.2) * (1 + p.noise(x * 0.3 + shift, z * 0.3) * 0.1);
      return Math.min(slope, 11.2 + p.noise(x * 1.4, shift) * 0.5) - 0.25;
    },
    colour: (x, z, height, shade, _steep, out) => {
      const turn = Math.atan2(x - at, FOOT - z + 4);
      const run = Math.abs(
        p.noise(turn * 2.6 + shift, height * 0.09) + p.noise(turn * 9, height) * 0.1,
      );
      const hot =
        smoothstep(0.1, 0.02, run) * smoothstep(1.2, 5, height) * smoothstep(2, 0, z - FOOT);
      const rock = mix([86, 72, 76], [122, 92, 84], p.noise(x * 2, z * 2) * 0.5 + 0.4);
      const cold = p.tone(rock, Math.max(0, (shade - 0.5) * 1.9 + 0.5), 0.24);
      [out[0], out[1], out[2]] = mix(cold, mix(LAVA, [255, 230, 130], hot * 0.5), hot);
    },
  };
}

/** Clouds of ash that rise from the crater, lit from below. */
function plume(p: Painter, x: number, y: number): NonNullable<Layer["animate"]> {
  const random = p.brush.random.fork("plume");
  const puffs = Array.from({ length: 26 }, () => ({
    phase: random.next(),
    sway: random.between(-1, 1),
    size: random.between(0.7, 1.3),
  }));
  const ash = p.tone([120, 108, 112], 0.5, 0.2);
  return (ctx, seconds) => {
    for (const puff of puffs) {
      const t = (puff.phase + seconds * 0.05) % 1;
      const px = x + (puff.sway * (0.03 + t * 0.2) + t * 0.14) * p.unit;
      const py = y - t * p.unit * 0.46;
      const size = p.unit * (0.03 + t * 0.085) * puff.size;
      ctx.fillStyle = css(
        mix(mix(LAVA, ash, 0.25 + smoothstep(0, 0.2, t) * 0.75), p.haze, t * 0.4),
        0.5 * (1 - t) + 0.06,
      );
      ctx.beginPath();
      ctx.arc(px, py, size, 0, Math.PI * 2);
      ctx.fill();
    }
    lampGlow(ctx, x, y, p.unit * 0.2, LAVA, 0.7 + 0.2 * Math.sin(seconds * 2.2));
  };
}

/** A smoking volcano over a field of black rock with cracks of lava. */
export const paintVolcano: PaintPlace = (brush) => {
  let crack = (_x: number, _z: number) => 0;
  const land = openLand(brush, {
    horizon: 0.56,
    soil: [78, 70, 78],
    patch: [104, 88, 88],
    roll: 0.35,
    sides: 0.3,
    bare: true,
    end: 14,
    colour: (x, z, base) => mix(base, mix(LAVA, [255, 214, 110], crack(x, z) ** 3), crack(x, z)),
  });
  const { p, random, horizon, side } = land;
  const shift = random.next() * 50;
  crack = (x, z) =>
    smoothstep(
      0.055,
      0.012,
      Math.abs(p.noise(x * 0.8 + shift, z * 0.7) + p.noise(x * 3, z * 3) * 0.12),
    ) * smoothstep(1.5, 2.4, z + Math.abs(x) * 0.8);
  const at = random.between(-4, 4) - side * 5;
  const erupts = !casts(p, "volcano");
  if (erupts) land.far.ctx.drawImage(renderTerrain(p, cone(p, horizon, at, shift), 18, 50), 0, 0);
  const ridge: Terrain = {
    horizon,
    height: (x, z) =>
      Math.max(0, p.fbm(x * 0.12 + shift, z * 0.12, 3)) * 1.6 * smoothstep(9, 14, z),
    colour: (x, z, _h, shade, _s, out) => {
      const rock = mix([74, 66, 76], [110, 92, 90], p.noise(x, z) * 0.5 + 0.3);
      [out[0], out[1], out[2]] = p.tone(rock, shade, 0.16);
    },
  };
  land.mid.ctx.drawImage(renderTerrain(p, ridge, 9, 26), 0, 0);
  land.lay();
  for (let rock = 0; rock < 13; rock += 1) {
    const foot = land.at(random.pick([-1, 1]) * random.between(0.5, 1.1), 5.4 - rock * 0.32);
    const size = foot.scale * random.between(0.18, 0.5);
    paintRock(land.near.ctx, p, random, foot.x, foot.y, size, [92, 82, 88], 0.04);
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      const size = p.unit * random.between(0.3, 0.46);
      paintRock(
        ctx,
        p,
        random,
        p.x(0.5 + way * 0.55),
        p.height + size * 0.12,
        size,
        [70, 62, 72],
        0,
      );
    });
  const embers = Array.from({ length: 34 }, () => ({
    x: random.next() * p.width,
    phase: random.next(),
    size: p.unit * random.between(0.002, 0.005),
  }));
  const scale = (p.height - horizon) / FOOT;
  return land.plate({
    ...(erupts ? { far: plume(p, p.width / 2 + at * scale, horizon - 10 * scale) } : {}),
    near: (ctx, seconds) => {
      for (const ember of embers) {
        const t = (ember.phase + seconds * 0.07) % 1;
        const x = ember.x + Math.sin(t * 9 + ember.phase * 20) * p.unit * 0.03;
        ctx.fillStyle = css([255, 170, 70], Math.sin(t * Math.PI));
        ctx.fillRect(x, p.height * (1 - t * 0.9), ember.size, ember.size);
      }
    },
  });
};
