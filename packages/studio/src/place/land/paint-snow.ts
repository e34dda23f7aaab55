import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { smoothstep } from "../brush/raster.ts";
import { cabin } from "../built/cottage.ts";
import { railFence } from "../built/fence.ts";
import { snowman } from "../built/snowman.ts";
import { bush } from "../nature/bush.ts";
import { conifer } from "../nature/conifer.ts";
import { paintRock } from "../nature/rock.ts";
import { chimneySmoke } from "../nature/smoke.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import { paintWater } from "../nature/water.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.9;

const FIRS: readonly [Rgb, ...Rgb[]] = [
  [58, 98, 88],
  [48, 88, 84],
  [70, 108, 92],
];

/** Deep winter: blue-shadowed drifts, snow-laden firs, a frozen lake or a lit cabin, aurora at night. */
export const paintSnow: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.53, 0.58);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const shift = random.next() * 400;
  const white: Rgb = [244, 248, 255];
  const snowTone = (shade: number, haze: number) =>
    mix(
      mix(p.tone(white, shade, haze), p.sky[1] ?? p.haze, (1 - shade) * (p.night ? 0.3 : 0.5)),
      [255, 255, 255],
      shade * 0.34 * brush.light.brightness,
    );

  const hills = (
    foot: number,
    peak: number,
    grain: number,
    haze: number,
    wood: number,
  ): Terrain => ({
    horizon,
    top: peak * 1.4,
    height: (x, z) =>
      smoothstep(foot, foot * 1.7, z) *
        peak *
        (0.5 + p.fbm(x * grain + shift, z * grain, 4) * 0.9) -
      0.06,
    colour: (x, z, height, shade, steep, out) => {
      const speck = p.noise(x * grain * 40, z * grain * 40);
      const trees =
        smoothstep(0.1, 0.35, p.fbm(x * grain * 5 + 50, z * grain * 5, 3) + wood + steep * 0.2) *
        smoothstep(0.8, 0.5, height / peak);
      const colour = mix(
        snowTone(Math.max(0, Math.min(1, (shade - 0.5) * 2 + 0.5)), haze),
        p.tone([66, 98, 104], shade + speck * 0.3, haze),
        trees * (0.45 + speck * 0.3),
      );
      [out[0], out[1], out[2]] = colour;
    },
  });
  const far = renderTerrain(p, hills(30, random.between(12, 20), 0.022, 0.36, -0.05), 30, 80);
  const midSpec = hills(11, random.between(2, 3.4), 0.06, 0.16, -0.1);
  const mid = p.sheet();
  mid.ctx.drawImage(renderTerrain(p, midSpec, 10, 31), 0, 0);

  const lake = random.next() < 0.45;
  const bank = random.between(-0.3, 0.3);
  const field: Terrain = {
    horizon,
    height: (x, z) =>
      p.fbm(x * 0.22 + shift, z * 0.22, 3) * 0.62 * smoothstep(1.25, 4.5, z) +
      smoothstep(0.7, 1.7, Math.abs(x - bank * z) / z) * 0.5 * smoothstep(2, 5, z) -
      (lake ? smoothstep(2.8, 4.2, z) * smoothstep(1.1, 0.6, Math.abs(x - bank * z) / z) * 0.9 : 0),
    colour: (x, z, height, shade, _steep, out) => {
      if (lake && height < -0.28) out[3] = 0;
      const drift = p.fbm(x * 0.9 + z * 0.4, z * 2.2, 3) * 0.26;
      const sparkle = p.noise(x * 40, z * 40) > 0.82 ? 0.22 : 0;
      const track =
        smoothstep(
          0.1,
          0.02,
          Math.abs(Math.abs(x - bank * z * 0.3 - Math.sin(z * 0.8) * 0.25) - 0.13),
        ) * 0.3;
      [out[0], out[1], out[2]] = snowTone(
        Math.max(0, Math.min(1, (shade - 0.5) * 1.9 + 0.6 + drift + sparkle - (lake ? 0 : track))),
        smoothstep(2, 14, z) * 0.22,
      );
    },
  };
  const near = p.sheet();
  if (lake)
    paintWater(p, near.ctx, [...air.pictures, far, mid.canvas], {
      horizon,
      bottom: p.height,
      deep: p.tone([120, 168, 204], 0.6),
      shallow: p.tone([190, 220, 240], 0.7),
      roughness: 0.05,
      mirror: 0.66,
      sun: air.sun,
    });
  near.ctx.drawImage(renderTerrain(p, field, 0.96, lake ? 5.4 : 12), 0, 0);

  const farFirs = [0, 1].map(() =>
    conifer(p, random, p.unit * 0.14, treeStyle(random.pick(FIRS), 0.24)),
  );
  for (let index = 0; index < 60; index += 1) {
    const z = 20 - index * 0.13;
    const foot = project(p, midSpec, random.between(-1, 1) * z * 1.1 * (p.width / p.unit) * 0.6, z);
    stamp(mid.ctx, random.pick(farFirs), foot.x, foot.y + 3, p.unit * random.between(0.03, 0.07));
  }
  const firs = [0, 1, 2].map(() =>
    conifer(p, random, p.unit * 0.42, treeStyle(random.pick(FIRS), 0.05)),
  );
  const mouths: { x: number; y: number; size: number }[] = [];
  let house = random.next() < 0.65;
  for (let z = lake ? 5 : 9; z > 1.7; z -= random.between(0.06, 0.24)) {
    const side = random.pick([-1, 1]);
    const x = bank * z + side * z * random.between(0.72, 1.7);
    const foot = project(p, field, x, z);
    const kind = random.next();
    if (house && z < 4.4) {
      const spot = project(p, field, bank * z - Math.sign(brush.light.direction) * z * 0.62, z);
      const built = cabin(near.ctx, p, random, spot.x, spot.y + 2, spot.scale * 0.95, 0.06);
      mouths.push({ ...built.chimney, size: spot.scale * 0.3 });
      house = false;
    } else if (kind < 0.8)
      stamp(
        near.ctx,
        random.pick(firs),
        foot.x,
        foot.y + 3,
        foot.scale * random.between(0.9, 1.7),
        random.next() < 0.5,
      );
    else if (kind < 0.9)
      paintRock(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y + 2,
        foot.scale * random.between(0.16, 0.34),
        [128, 130, 144],
        0.05,
      );
    else
      bush(
        near.ctx,
        p,
        random,
        foot.x,
        foot.y + 2,
        foot.scale * random.between(0.14, 0.26),
        [112, 96, 84],
        0.05,
      );
  }
  if (random.next() < 0.5) {
    const way = random.pick([-1, 1]);
    railFence(
      near.ctx,
      p,
      Array.from({ length: 8 }, (_, index) => {
        const z = 3.4 - index * 0.3;
        return project(
          p,
          field,
          way * (1.05 + index * 0.09) * Math.min(1.2, p.width / p.unit / 1.4),
          z,
        );
      }),
      [150, 120, 100],
    );
  }
  if (random.next() < 0.4) {
    const z = 2.1;
    const foot = project(
      p,
      field,
      random.pick([-1, 1]) * z * 0.55 * Math.min(1.2, p.width / p.unit / 1.6),
      z,
    );
    snowman(near.ctx, p, random, foot.x, foot.y, foot.scale * 0.62);
  }

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  const side = brush.light.direction > 0 ? -1 : 1;
  const tall = conifer(p, random, p.unit * 1.05, treeStyle(random.pick(FIRS), 0));
  front.add(side > 0 ? "right" : "left", (ctx) =>
    stamp(ctx, tall, p.x(0.5 + side * 0.53), p.height + p.unit * 0.04, tall.height),
  );
  const drift: Terrain = {
    horizon,
    height: (x, z) =>
      0.02 +
      smoothstep(0.5, 1.7, Math.abs(x)) * 0.24 +
      p.noise(x * 1.1, z) * 0.05 -
      smoothstep(0.8, 1.1, z) * 0.3,
    colour: (x, z, _height, shade, _steep, out) => {
      const speck = p.fbm(x * 3, z * 9, 3) * 0.25 + (p.noise(x * 60, z * 60) > 0.8 ? 0.2 : 0);
      [out[0], out[1], out[2]] = snowTone(Math.max(0, Math.min(1, shade + speck)), 0);
    },
  };
  front.add("bottom", (ctx) => ctx.drawImage(renderTerrain(p, drift, 0.82, 1.08), 0, 0));
  return {
    layers: [
      ...air.layers,
      layer("far hills", 0.12, far),
      layer("hills", 0.28, mid.canvas),
      layer("field", 0.72, near.canvas, mouths.length > 0 ? chimneySmoke(p, mouths) : undefined),
      layer("foreground", 1.35, front.canvas),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0 },
  };
};
