import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { sailingBoat } from "../built/boat.ts";
import { parasol } from "../built/parasol.ts";
import { bush } from "../nature/bush.ts";
import { paintIsland } from "../nature/island.ts";
import { palm } from "../nature/palm.ts";
import { paintRock } from "../nature/rock.ts";
import { shell, starfish } from "../nature/shell.ts";
import { stamp, treeStyle } from "../nature/tree.ts";
import { glitter, paintWater } from "../nature/water.ts";
import { paintBeachForeground } from "./beach-foreground.ts";

const SEAS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [22, 112, 168],
    [96, 220, 210],
  ],
  [
    [26, 92, 150],
    [110, 206, 220],
  ],
  [
    [14, 128, 150],
    [130, 232, 206],
  ],
];

const FRONT = 0.92;

/** A sandy bay: surf, palms, a parasol or rocks, sails and islands on the horizon. */
export const paintBeach: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.47, 0.53);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const [deep, shallow] = random.pick(SEAS);
  const side = brush.light.direction > 0 ? -1 : 1;

  const far = p.sheet();
  for (let index = random.integer(1, 3); index > 0; index -= 1)
    paintIsland(
      far.ctx,
      p,
      random,
      p.x(0.5 + side * random.between(0.1, 0.5) * (index % 2 === 0 ? -1 : 1)),
      horizon + 1,
      p.unit * random.between(0.22, 0.5),
      0.5,
    );

  const sea = p.sheet();
  paintWater(p, sea.ctx, [...air.pictures, far.canvas], {
    horizon,
    bottom: p.height,
    deep: p.tone(deep, 0.6),
    shallow: p.tone(shallow, 0.85),
    roughness: 0.42,
    mirror: 0.55,
    sun: air.sun,
  });
  for (let index = random.integer(1, 3); index > 0; index -= 1)
    sailingBoat(
      sea.ctx,
      p,
      random,
      p.x(random.between(0.15, 0.85)),
      horizon + p.unit * random.between(0.008, 0.05),
      p.unit * random.between(0.04, 0.1),
      0.25,
    );

  const shore = p.sheet();
  const sand: Rgb = random.pick([
    [246, 220, 170],
    [250, 228, 190],
    [240, 204, 156],
  ]);
  const slant = side * random.between(0.04, 0.12);
  const line = (x: number) =>
    p.y(0.735) +
    (x / p.width - 0.5) * slant * p.height +
    p.noise((x / p.unit) * 0.9, 5) * p.unit * 0.03 +
    p.noise((x / p.unit) * 3, 9) * p.unit * 0.008;
  const picture = computePicture(p.width, p.height - p.y(0.6), 2, (x, py, out) => {
    const y = py + p.y(0.6);
    const down = (y - line(x)) / p.unit;
    const near = (y - horizon) / (p.height - horizon);
    const lace = p.fbm(((x / p.unit) * 9) / near, (y / p.unit) * 26, 3);
    const foam =
      smoothstep(0.03, 0.012, Math.abs(down + 0.006 + lace * 0.022)) * 0.95 +
      smoothstep(0.016, 0.004, Math.abs(down + 0.05 + lace * 0.03)) * 0.5;
    const wetness = smoothstep(0.085, 0.0, down + lace * 0.01);
    const grain =
      p.noise(x * 0.09, y * 0.22) * 0.08 + p.fbm((x / p.unit) * 5, (y / p.unit) * 18, 3) * 0.3;
    const dry = p.tone(
      mix(sand, [255, 255, 255], p.snow * 0.7),
      Math.max(0, Math.min(1, 0.72 + grain - smoothstep(0.5, 1.1, near) * 0.12)),
    );
    const wetSand = mix(p.tone(mix(sand, [120, 92, 76], 0.55), 0.5), p.sky[3] ?? p.haze, 0.42);
    const shoal = p.tone(mix(shallow, [255, 250, 225], 0.45), 0.9);
    let colour = mix(dry, wetSand, wetness * 0.85);
    let alpha = 1;
    if (down < 0) {
      colour = shoal;
      alpha = smoothstep(-0.11, 0, down) * 0.55;
    }
    const white = mix(p.tone([255, 255, 255], 0.9), p.key, 0.15);
    [out[0], out[1], out[2]] = mix(colour, white, Math.min(1, foam));
    out[3] = Math.max(alpha, Math.min(1, foam) * 0.95);
  });
  drawSmooth(shore.ctx, picture, 0, p.y(0.6), p.width, p.height - p.y(0.6));
  for (let index = 0; index < 26; index += 1) {
    const x = random.next() * p.width;
    const y = line(x) + p.unit * random.between(0.08, 0.3);
    const size = p.unit * 0.012 * ((y - horizon) / p.unit) * 2.2;
    if (y > p.y(0.8) && Math.abs(x / p.width - 0.5) < 0.12) continue;
    if (index % 5 === 0) starfish(shore.ctx, p, random, x, y, size * 1.5);
    else shell(shore.ctx, p, random, x, y, size);
  }
  const props = random.next();
  if (props < 0.55)
    parasol(
      shore.ctx,
      p,
      random,
      p.x(0.5 + side * random.between(0.26, 0.32)),
      line(p.x(0.5 + side * 0.3)) + p.unit * 0.1,
      p.unit * 0.26,
    );
  if (props > 0.35)
    for (let rock = 0; rock < 4; rock += 1)
      paintRock(
        shore.ctx,
        p,
        random,
        p.x(0.5 - side * random.between(0.3, 0.52)),
        line(p.x(0.5 - side * 0.42)) + p.unit * random.between(-0.06, 0.03),
        p.unit * random.between(0.06, 0.2),
        [150, 132, 122],
        0.05,
      );
  const palms = [0, 1].map(() =>
    palm(p, random, p.unit * 0.6, treeStyle([86, 156, 78], 0.02, [168, 128, 92])),
  );
  const grove = random.integer(1, 3);
  for (let index = 0; index < grove; index += 1) {
    const x = p.x(0.5 + side * random.between(0.34, 0.5));
    stamp(
      shore.ctx,
      random.pick(palms),
      x,
      line(x) + p.unit * (0.03 + index * 0.03),
      p.unit * random.between(0.46, 0.62),
      side > 0,
    );
    bush(
      shore.ctx,
      p,
      random,
      x + p.unit * 0.03,
      line(x) + p.unit * (0.04 + index * 0.03),
      p.unit * 0.07,
      [104, 156, 84],
    );
  }

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintBeachForeground(p, random, side, front);
  const surf = p.brush.random.fork("surf").next() * 6;
  const white = css(mix(p.tone([255, 255, 255], 0.9), p.key, 0.15), 0.8);
  return {
    layers: [
      ...air.layers,
      layer(
        "islands",
        0.12,
        far.canvas,
        flyingBirds(p, random.integer(4, 8), p.y(0.1), horizon - p.unit * 0.1),
      ),
      layer("sea", 0.4, sea.canvas, glitter(p, horizon, p.y(0.72), air.sun, "bay")),
      layer("shore", 0.74, shore.canvas, (ctx, seconds) => {
        // Two thin lines of foam run up the sand and fade.
        for (const wave of [0, 0.5]) {
          const t = (seconds * 0.16 + wave + surf) % 1;
          ctx.strokeStyle = white;
          ctx.globalAlpha = Math.sin(t * Math.PI) * 0.8;
          ctx.lineWidth = p.unit * (0.006 - t * 0.003);
          ctx.beginPath();
          for (let x = 0; x <= p.width; x += p.unit * 0.03)
            ctx.lineTo(
              x,
              line(x) +
                p.unit *
                  (0.045 * Math.sin(t * Math.PI * 0.8) -
                    0.03 +
                    0.006 * Math.sin(x * 0.02 + wave * 9)),
            );
          ctx.stroke();
        }
        ctx.globalAlpha = 1;
      }),
      layer("foreground", 1.4, front.canvas),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: 0.06 },
  };
};
