import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Mood } from "../../scene/scene-spec.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { circles, type Forms, nothing, pickInk, ribbons, rosette } from "./abstract-forms.ts";
import { bokeh, type GroundPainter, gradients, inkWash, marble } from "./abstract-grounds.ts";
import { bentGrid, brushStrokes, inkBlots, tiling, waves } from "./abstract-patterns.ts";

type Inks = readonly [Rgb, Rgb, Rgb, Rgb, Rgb];

/** Inks for each mood, dark to light. */
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

interface Style {
  readonly ground: GroundPainter;
  /** Suitable shapes. */
  readonly forms: readonly [Forms, ...Forms[]];
}

const STYLES: readonly [Style, ...Style[]] = [
  { ground: inkWash, forms: [circles] },
  { ground: waves, forms: [nothing] },
  { ground: tiling, forms: [nothing] },
  { ground: bokeh, forms: [nothing] },
  { ground: gradients, forms: [ribbons, circles, rosette] },
  { ground: marble, forms: [nothing] },
  { ground: brushStrokes, forms: [nothing] },
  { ground: bentGrid, forms: [nothing, circles] },
  { ground: inkBlots, forms: [nothing] },
  { ground: inkWash, forms: [ribbons, rosette] },
];

const BRIGHT = { dawn: 0.94, day: 1, "golden-hour": 0.97, dusk: 0.8, night: 0.6 } as const;

/**
 * Colour and form without objects: the inks of the mood in one of ten styles (washes, waves, tiles,
 * lights, gradients, marble, strokes, grids, blots), some with shapes in front of them at three
 * depths.
 */
export const paintAbstract: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const bright = BRIGHT[brush.spec.time];
  const look = (ink: Rgb): Rgb => [ink[0] * bright, ink[1] * bright, ink[2] * bright];
  return paintForms(p, random, random.pick(INKS[brush.spec.mood]).map(look));
};

function paintForms(p: Painter, random: Random, inks: readonly Rgb[]): ReturnType<PaintPlace> {
  const ground = { horizon: 0.5, front: 0.86, floats: true, reflection: 0 };
  const back = p.sheet();
  // Styles rotate with the seed, so that the next seed shows another one.
  const style = STYLES[p.brush.spec.seed % STYLES.length] ?? STYLES[0];
  style.ground(back.ctx, p, random, inks);
  const manner = random.pick(style.forms);
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
        ctx.fillStyle = css(pickInk(inks, random), 0.55);
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
    colour: css(mix(pickInk(inks, random), [255, 255, 255], 0.5)),
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
