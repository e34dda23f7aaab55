import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PaintPlace } from "../../draw/stage.ts";
import { css, mix, type Rgb, ramp } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Mood } from "../../scene/scene-spec.ts";
import { createFraming } from "../framing.ts";
import { createPainter, layer, type Painter } from "../painter.ts";
import { computePicture, drawSmooth } from "../raster.ts";

type Inks = readonly [Rgb, Rgb, Rgb, Rgb, Rgb];

/** Inks of each mood, dark to light. */
const INKS: Readonly<Record<Mood, readonly [Inks, ...Inks[]]>> = {
  calm: [
    [
      [38, 70, 110],
      [70, 140, 160],
      [150, 206, 196],
      [240, 230, 200],
      [250, 180, 150],
    ],
    [
      [52, 60, 110],
      [110, 130, 190],
      [180, 190, 226],
      [246, 226, 226],
      [250, 190, 170],
    ],
  ],
  joyful: [
    [
      [216, 50, 110],
      [250, 120, 70],
      [255, 206, 80],
      [90, 206, 190],
      [250, 246, 226],
    ],
    [
      [70, 60, 190],
      [230, 80, 160],
      [255, 150, 90],
      [255, 220, 110],
      [130, 230, 210],
    ],
  ],
  mysterious: [
    [
      [24, 14, 60],
      [80, 30, 130],
      [40, 110, 170],
      [90, 220, 210],
      [240, 170, 240],
    ],
    [
      [14, 24, 50],
      [30, 80, 110],
      [110, 60, 160],
      [220, 110, 190],
      [250, 220, 170],
    ],
  ],
  epic: [
    [
      [40, 16, 50],
      [150, 30, 60],
      [236, 96, 50],
      [255, 186, 80],
      [255, 240, 200],
    ],
    [
      [16, 24, 64],
      [40, 70, 160],
      [190, 70, 110],
      [250, 150, 80],
      [255, 236, 190],
    ],
  ],
  melancholy: [
    [
      [26, 36, 62],
      [56, 80, 116],
      [104, 130, 156],
      [170, 176, 186],
      [222, 196, 176],
    ],
    [
      [34, 34, 56],
      [76, 74, 110],
      [120, 120, 150],
      [176, 180, 200],
      [206, 214, 220],
    ],
  ],
  tense: [
    [
      [18, 10, 20],
      [90, 14, 30],
      [190, 30, 40],
      [240, 110, 60],
      [230, 220, 210],
    ],
    [
      [12, 14, 26],
      [50, 20, 60],
      [170, 20, 70],
      [250, 80, 50],
      [250, 226, 160],
    ],
  ],
};

const BRIGHT = { dawn: 0.94, day: 1, "golden-hour": 0.97, dusk: 0.8, night: 0.6 } as const;

/** Sheets of shapes in one manner, far to near. */
type Manner = (
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  inks: readonly Rgb[],
  near: number,
) => void;

const pick = (inks: readonly Rgb[], random: Random): Rgb =>
  inks[random.integer(1, inks.length - 1)] ?? [255, 255, 255];

/** Ribbons that wind across, each a band of thin lines. */
const ribbons: Manner = (ctx, p, random, inks, near) => {
  for (let ribbon = 0; ribbon < 3; ribbon += 1) {
    const shift = random.next() * 90;
    const base = p.y(random.between(0.15, 0.85));
    const [from, to] = [pick(inks, random), pick(inks, random)];
    const threads = 26;
    for (let thread = 0; thread < threads; thread += 1) {
      const t = thread / threads;
      ctx.strokeStyle = css(mix(from, to, t), 0.35 + near * 0.5);
      ctx.lineWidth = p.unit * (0.004 + near * 0.004);
      ctx.beginPath();
      for (let x = -20; x <= p.width + 20; x += p.unit * 0.02) {
        const u = x / p.unit;
        ctx.lineTo(
          x,
          base +
            p.noise(u * 0.7 + shift, t * 0.5) * p.unit * 0.34 +
            (t - 0.5) * p.unit * (0.1 + 0.16 * p.noise(u * 0.9, shift)),
        );
      }
      ctx.stroke();
    }
  }
};

/** Discs, rings and arcs that overlap like cut glass. */
const circles: Manner = (ctx, p, random, inks, near) => {
  for (let index = 0; index < 9; index += 1) {
    const [x, y, r] = [
      random.next() * p.width,
      random.next() * p.height,
      p.unit * random.between(0.04, 0.2) * (0.7 + near * 0.6),
    ];
    const colour = pick(inks, random);
    ctx.fillStyle = css(colour, 0.3 + near * 0.45);
    ctx.strokeStyle = css(mix(colour, [255, 255, 255], 0.4), 0.8);
    ctx.lineWidth = p.unit * 0.006;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    if (index % 3 === 0) ctx.stroke();
    else ctx.fill();
    for (let ring = 1; index % 3 === 1 && ring < 5; ring += 1) {
      ctx.beginPath();
      ctx.arc(x, y, r * (1 + ring * 0.16), 0, Math.PI * 2);
      ctx.globalAlpha = 0.6 - ring * 0.12;
      ctx.stroke();
      ctx.globalAlpha = 1;
    }
  }
};

/** Tilted planes and triangles, as of folded paper. */
const facets: Manner = (ctx, p, random, inks, near) => {
  for (let index = 0; index < 12; index += 1) {
    const [x, y, r, turn] = [
      random.next() * p.width,
      random.next() * p.height,
      p.unit * random.between(0.06, 0.24) * (0.7 + near * 0.5),
      random.next() * 6.3,
    ];
    const colour = pick(inks, random);
    const corners = [0, 2.1, 4.3].map(
      (off) => [x + Math.cos(turn + off) * r, y + Math.sin(turn + off) * r] as const,
    );
    for (const [half, shade] of [
      [0, 0.2],
      [1, -0.2],
    ] as const) {
      ctx.fillStyle = css(
        mix(colour, shade > 0 ? [255, 255, 255] : [20, 10, 40], Math.abs(shade)),
        0.45 + near * 0.45,
      );
      ctx.beginPath();
      ctx.moveTo(x, y);
      for (const corner of half === 0 ? corners.slice(0, 2) : corners.slice(1))
        ctx.lineTo(...corner);
      ctx.fill();
    }
  }
};

/** A rosette that repeats around its middle. */
const rosette: Manner = (ctx, p, random, inks, near) => {
  const folds = random.integer(8, 14);
  const [x, y] = [p.x(0.5), p.y(0.5)];
  for (let ring = 6; ring >= 1; ring -= 1) {
    const colour = pick(inks, random);
    const r = p.unit * ring * (0.06 + near * 0.055);
    for (let petal = 0; petal < folds; petal += 1) {
      const turn = (petal / folds) * Math.PI * 2 + (ring % 2) * (Math.PI / folds);
      ctx.fillStyle = css(mix(colour, [255, 255, 255], (petal % 2) * 0.16), 0.34 + near * 0.3);
      ctx.beginPath();
      ctx.ellipse(
        x + Math.cos(turn) * r * 0.62,
        y + Math.sin(turn) * r * 0.62,
        r * 0.4,
        r * 0.15,
        turn,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
};

/**
 * Colour and form without a thing in it: inks of the mood that run into each other, and one manner of
 * shapes (ribbons, circles, facets or a rosette) in three depths.
 */
export const paintAbstract: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const bright = BRIGHT[brush.spec.time];
  const look = (ink: Rgb): Rgb => [ink[0] * bright, ink[1] * bright, ink[2] * bright];
  return paintForms(p, random, random.pick(INKS[brush.spec.mood]).map(look));
};

function paintForms(p: Painter, random: Random, inks: readonly Rgb[]): ReturnType<PaintPlace> {
  const shift = random.next() * 300;
  const ground = { horizon: 0.5, front: 0.86, floats: true, reflection: 0 };
  const back = p.sheet();
  const wash = computePicture(p.width, p.height, 3, (x, y, out) => {
    const [u, v] = [x / p.unit, y / p.unit];
    const wx = p.fbm(u * 0.9 + shift, v * 0.9, 3);
    const wy = p.fbm(u * 0.9 + 30, v * 0.9 + shift, 3);
    const field = p.fbm(u * 0.8 + wx * 1.5 + shift, v * 0.8 + wy * 1.5, 4);
    const vein = Math.exp(-((p.fbm(u * 1.6 - wy * 1.6, v * 1.6 + wx + shift, 3) * 11) ** 2));
    const colour = ramp(inks, 0.42 + field * 0.95);
    [out[0], out[1], out[2]] = mix(colour, inks[4] ?? colour, vein * 0.35);
  });
  drawSmooth(back.ctx, wash, 0, 0, p.width, p.height);
  const manner = random.pick<Manner>([ribbons, circles, facets, rosette]);
  const sheets = [0.2, 0.5, 0.75].map((near) => {
    const sheet = p.sheet();
    manner(sheet.ctx, p, random, inks, near);
    return sheet.canvas;
  });
  const [far, mid, near] = sheets;
  const front = createFraming(p, ground);
  for (const edge of ["left", "right"] as const)
    front.add(edge, (ctx) => {
      const x = edge === "left" ? p.x(-0.02) : p.x(1.02);
      for (let disc = 0; disc < 4; disc += 1) {
        ctx.fillStyle = css(pick(inks, random), 0.55);
        ctx.beginPath();
        ctx.arc(
          x,
          p.y(random.between(0.1, 0.95)),
          p.unit * random.between(0.04, 0.12),
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
    });
  const sparks = Array.from({ length: 46 }, () => ({
    x: random.next() * p.width,
    y: random.next() * p.height,
    phase: random.next() * 6.3,
    colour: css(mix(pick(inks, random), [255, 255, 255], 0.5)),
  }));
  return {
    layers: [
      layer("wash", 0, back.canvas),
      ...(far && mid && near
        ? [
            layer("far forms", 0.16, far),
            layer("forms", 0.4, mid),
            layer("near forms", 0.68, near, (ctx, seconds) => {
              for (const spark of sparks) {
                ctx.fillStyle = spark.colour;
                ctx.globalAlpha = 0.3 + 0.6 * Math.abs(Math.sin(seconds * 0.8 + spark.phase));
                ctx.beginPath();
                ctx.arc(
                  spark.x + Math.sin(seconds * 0.5 + spark.phase) * p.unit * 0.03,
                  spark.y + Math.cos(seconds * 0.4 + spark.phase) * p.unit * 0.03,
                  p.unit * 0.005,
                  0,
                  Math.PI * 2,
                );
                ctx.fill();
              }
              ctx.globalAlpha = 1;
            }),
          ]
        : []),
      layer("foreground", 1.4, front.canvas),
    ],
    ground,
  };
}
