import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import { fireflies, lightShafts } from "../nature/canopy.ts";
import { fern } from "../nature/fern.ts";
import { leafShape } from "../nature/leaf-shape.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { openLand } from "./open-land.ts";

const CANE: Rgb = [122, 176, 84];

/** One cane from the ground to beyond the top of the picture, with rings and a few leaves. */
function cane(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  width: number,
  haze: number,
): void {
  const lean = random.between(-0.05, 0.05) * y;
  const left = p.brush.light.direction < 0;
  const base = mix(
    CANE,
    random.pick<Rgb>([
      [170, 200, 100],
      [86, 150, 84],
      [150, 180, 80],
    ]),
    0.4,
  );
  const joint = width * random.between(6, 8);
  for (let from = y; from > -joint; from -= joint) {
    const at = (v: number) => x + lean * (1 - v / y);
    const fill = ctx.createLinearGradient(at(from) - width / 2, 0, at(from) + width / 2, 0);
    fill.addColorStop(left ? 0 : 1, css(p.tone(mix(base, [244, 250, 180], 0.25), 0.95, haze)));
    fill.addColorStop(0.5, css(p.tone(base, 0.55, haze)));
    fill.addColorStop(left ? 1 : 0, css(p.tone(base, 0.05, haze)));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(at(from) - width / 2, from);
    ctx.lineTo(at(from - joint) - width / 2, from - joint);
    ctx.lineTo(at(from - joint) + width / 2, from - joint);
    ctx.lineTo(at(from) + width / 2, from);
    ctx.fill();
    ctx.fillStyle = css(p.tone([206, 220, 150], 0.7, haze));
    ctx.fillRect(at(from) - width * 0.56, from - width * 0.1, width * 1.12, width * 0.2);
    if (random.next() < 0.35) {
      ctx.fillStyle = css(p.tone([110, 178, 80], random.between(0.4, 1), haze));
      ctx.beginPath();
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const way = random.pick([-1, 1]);
        const long = width * random.between(2, 3.4);
        leafShape(
          ctx,
          at(from) + way * long * 0.6,
          from + random.between(-0.4, 0.6) * width * 2,
          long,
          width * 0.4,
          way * random.between(0.15, 0.7),
        );
      }
      ctx.fill();
    }
  }
}

/** Tall canes on both sides of a path, with light between them. */
export const paintBambooGrove: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.56,
    soil: [112, 142, 74],
    patch: [150, 146, 84],
    roll: 0.15,
    sides: 0.4,
    end: 12,
    path: { colour: [206, 184, 138], width: 0.6 },
  });
  const { p, random, horizon } = land;
  const veil = land.far.ctx.createLinearGradient(0, 0, 0, horizon + p.unit * 0.1);
  veil.addColorStop(0, css(p.tone([150, 196, 110], 0.7, 0.3)));
  veil.addColorStop(1, css(p.tone([226, 240, 176], 0.9, 0.35)));
  land.far.ctx.fillStyle = veil;
  land.far.ctx.fillRect(0, 0, p.width, p.height);
  for (let index = 0; index < 90; index += 1)
    cane(
      land.far.ctx,
      p,
      random,
      random.next() * p.width,
      horizon + p.unit * 0.03,
      p.unit * random.between(0.006, 0.011),
      0.44,
    );
  for (let index = 0; index < 60; index += 1)
    cane(
      land.mid.ctx,
      p,
      random,
      random.next() * p.width,
      horizon + p.unit * 0.05,
      p.unit * random.between(0.011, 0.018),
      0.22,
    );
  lightShafts(land.mid.ctx, p, land.air.sun, random);
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("floor"), land.terrain, {
    near: 0.97,
    far: 7,
    grass: [118, 160, 72],
    flowers: [],
    bare: (x, z) => Math.abs(x - land.path(z)) < 0.36,
    density: 0.8,
  });
  for (let z = 7; z > 2; z *= 0.955) {
    const way = random.pick([-1, 1]);
    const foot = land.at(way * random.between(0.42, 1.1), z);
    cane(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.085, z * 0.022);
    if (random.next() < 0.3)
      fern(land.near.ctx, p, random, foot.x, foot.y, foot.scale * 0.2, [98, 150, 72], 0.05);
  }
  for (const way of [-1, 1])
    land.front.add(way > 0 ? "right" : "left", (ctx) => {
      cane(ctx, p, random, p.x(0.5 + way * 0.5), p.height, p.unit * 0.062, 0);
      cane(ctx, p, random, p.x(0.5 + way * 0.43), p.height, p.unit * 0.045, 0);
      fern(ctx, p, random, p.x(0.5 + way * 0.52), p.height, p.unit * 0.24, [70, 124, 62], 0);
    });
  const motes = fireflies(p, random.fork("motes"), p.y(0.5));
  return land.plate(motes ? { near: motes } : {});
};
