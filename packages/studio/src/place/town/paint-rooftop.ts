import type { Rgb } from "../../light/colour.ts";
import { mix } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { createPen } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { blinkingBeacons, paintSkyline } from "../built/skyline.ts";
import { openLand } from "../land/open-land.ts";
import { pottedPlant } from "../nature/potted-plant.ts";

const BRICK: Rgb = [178, 104, 84];

/** A roof terrace over the city: parapet, water tower, strings of lamps. */
export const paintRooftop: PaintPlace = (brush) => {
  const land = openLand(brush, {
    horizon: 0.56,
    soil: [168, 158, 152],
    patch: [146, 138, 138],
    roll: 0,
    end: 4.4,
    colour: (x, z, base) => {
      const joint = Math.min(Math.abs((x * 1.6) % 1), Math.abs((z * 1.6) % 1));
      return mix(base, [104, 96, 98], smoothstep(0.05, 0.015, joint) * 0.6);
    },
  });
  const { p, random, horizon, side } = land;
  const far = paintSkyline(land.far.ctx, p, random, {
    base: horizon + p.unit * 0.14,
    low: p.unit * 0.2,
    high: p.unit * 0.52,
    tower: p.unit * 0.07,
    haze: 0.55,
    neon: false,
  });
  const near = paintSkyline(land.mid.ctx, p, random, {
    base: horizon + p.unit * 0.16,
    low: p.unit * 0.14,
    high: p.unit * 0.42,
    tower: p.unit * 0.12,
    haze: 0.26,
    neon: false,
  });
  const pen = land.pen("near", 0.02);
  const scale = p.height - horizon;
  land.lay();
  const wall = horizon + scale / 4.4;
  const high = p.unit * 0.085;
  pen.rect(0, wall - high, p.width, high, BRICK, 0.5);
  for (let row = 0; row < 5; row += 1)
    for (let x = (row % 2) * -14; x < p.width; x += p.unit * 0.045)
      pen.rect(
        x,
        wall - high + (row * high) / 5,
        p.unit * 0.042,
        high / 5 - 1.5,
        mix(
          BRICK,
          random.pick<Rgb>([
            [220, 150, 120],
            [130, 70, 64],
          ]),
          random.between(0, 0.4),
        ),
        random.between(0.45, 0.75),
      );
  pen.rect(
    0,
    wall - high * 1.14,
    p.width,
    high * 0.2,
    p.snow > 0.3 ? [240, 245, 252] : [206, 196, 188],
    0.85,
  );
  pen.rect(0, wall, p.width, p.unit * 0.02, [40, 34, 44], 0.2, 0.3);
  const [tx, ty, s] = [p.x(0.5 + side * 0.36), wall + p.unit * 0.03, p.unit * 0.3];
  pen.shadow(tx, ty, s * 0.5, s * 0.07);
  for (const leg of [-0.32, -0.12, 0.12, 0.3])
    pen.rect(tx + leg * s, ty - s * 0.6, s * 0.035, s * 0.6, [86, 72, 70], 0.4);
  pen.line(
    [
      [tx - s * 0.3, ty - s * 0.1],
      [tx + s * 0.3, ty - s * 0.55],
    ],
    s * 0.02,
    [86, 72, 70],
    0.4,
  );
  pen.solid(tx - s * 0.4, ty - s * 1.3, s * 0.8, s * 0.72, [166, 116, 82], 0.55);
  for (let plank = 1; plank < 9; plank += 1)
    pen.rect(
      tx - s * 0.4 + plank * s * 0.089,
      ty - s * 1.3,
      s * 0.008,
      s * 0.72,
      [80, 52, 42],
      0.3,
    );
  for (const hoop of [0.72, 0.95, 1.18])
    pen.rect(tx - s * 0.41, ty - s * hoop, s * 0.82, s * 0.025, [70, 66, 72], 0.4);
  pen.poly(
    [
      [tx - s * 0.46, ty - s * 1.29],
      [tx + s * 0.46, ty - s * 1.29],
      [tx, ty - s * 1.6],
    ],
    p.snow > 0.3 ? [240, 245, 252] : [112, 84, 74],
    0.7,
  );
  const vent = p.x(0.5 - side * 0.36);
  pen.shadow(vent, wall + p.unit * 0.06, p.unit * 0.11, p.unit * 0.014);
  pen.solid(
    vent - p.unit * 0.09,
    wall - p.unit * 0.06,
    p.unit * 0.18,
    p.unit * 0.12,
    [186, 190, 194],
    0.6,
  );
  pen.disc(vent, wall, p.unit * 0.042, p.unit * 0.042, [80, 84, 92], 0.4);
  for (let blade = 0; blade < 4; blade += 1)
    pen.line(
      [
        [vent, wall],
        [
          vent + Math.cos(blade * 1.57 + 0.4) * p.unit * 0.036,
          wall + Math.sin(blade * 1.57 + 0.4) * p.unit * 0.036,
        ],
      ],
      p.unit * 0.008,
      [150, 154, 160],
      0.7,
    );
  for (const u of [-0.22, 0.16])
    pottedPlant(land.near.ctx, p, random, p.x(0.5 + side * u), wall + p.unit * 0.04, p.unit * 0.17);
  const lamps = Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    return {
      x: p.x(-0.06 + t * 1.12),
      y: p.y(0.17) + Math.sin(((t * 3) % 1) * Math.PI) * p.unit * 0.075,
      phase: random.next() * 6,
    };
  });
  land.front.add(side > 0 ? "left" : "right", (ctx) =>
    pottedPlant(ctx, p, random, p.x(0.5 - side * 0.5), p.height + p.unit * 0.05, p.unit * 0.4),
  );
  const beacons = [blinkingBeacons(p, far), blinkingBeacons(p, near)];
  const birds = p.night ? undefined : flyingBirds(p, 6, p.y(0.1), p.y(0.3));
  return land.plate({
    far: (ctx, seconds) => {
      birds?.(ctx, seconds);
      beacons[0]?.(ctx, seconds);
    },
    ...(beacons[1] ? { mid: beacons[1] } : {}),
    near: (ctx, seconds) => {
      const draw = createPen(ctx, p);
      draw.line(
        lamps.map(({ x, y }) => [x, y] as const),
        p.unit * 0.003,
        [54, 50, 58],
        0.3,
      );
      for (const { x, y, phase } of lamps) {
        draw.disc(x, y + p.unit * 0.009, p.unit * 0.007, p.unit * 0.009, [255, 232, 170], "own");
        if (p.lamps)
          draw.glow(
            x,
            y + p.unit * 0.01,
            p.unit * 0.055,
            [255, 200, 110],
            0.75 + 0.2 * Math.sin(seconds * 2 + phase),
          );
      }
    },
  });
};
