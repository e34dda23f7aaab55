import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { createPen } from "../brush/pen.ts";

const BEAMS: readonly [Rgb, ...Rgb[]] = [
  [255, 90, 150],
  [90, 170, 255],
  [255, 206, 90],
  [150, 110, 255],
  [90, 240, 190],
];

/** A stage between red curtains: boards, sweeping spotlights, speakers, heads of the audience. */
export const paintConcertStage: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.55, front: 0.89, floats: false, reflection: 0.22 };
  const u = p.unit;
  const floorTop = p.y(0.6);
  const dim = { dawn: 0.9, day: 1, "golden-hour": 0.95, dusk: 0.85, night: 0.72 }[brush.spec.time];
  const back = p.sheet();
  const hue = random.pick<Rgb>([
    [70, 40, 120],
    [30, 60, 120],
    [110, 36, 90],
  ]);
  const fill = back.ctx.createRadialGradient(
    p.width / 2,
    p.y(0.45),
    0,
    p.width / 2,
    p.y(0.45),
    p.width * 0.6,
  );
  fill.addColorStop(0, css(mix(hue, [255, 190, 210], 0.35 * dim)));
  fill.addColorStop(0.55, css(mix(hue, [20, 12, 40], 0.3)));
  fill.addColorStop(1, css([14, 8, 28]));
  back.ctx.fillStyle = fill;
  back.ctx.fillRect(0, 0, p.width, p.height);
  const scenery = createPen(back.ctx, p);
  for (let ray = 0; ray < 18; ray += 1) {
    const turn = (ray / 18) * Math.PI * 2;
    scenery.poly(
      [
        [p.width / 2, p.y(0.42)],
        [p.width / 2 + Math.cos(turn) * p.width, p.y(0.42) + Math.sin(turn) * p.width],
        [
          p.width / 2 + Math.cos(turn + 0.17) * p.width,
          p.y(0.42) + Math.sin(turn + 0.17) * p.width,
        ],
      ],
      mix(hue, [255, 220, 240], 0.4),
      "own",
      0.13,
    );
  }
  const rig = p.sheet();
  const rigPen = createPen(rig.ctx, p);
  const bar = p.y(0.09);
  for (const y of [bar, bar + u * 0.035])
    rigPen.line(
      [
        [0, y],
        [p.width, y],
      ],
      u * 0.007,
      [120, 124, 140],
      "own",
    );
  for (let brace = 0; brace < 50; brace += 1)
    rigPen.line(
      [
        [(brace * p.width) / 50, brace % 2 === 0 ? bar : bar + u * 0.035],
        [((brace + 1) * p.width) / 50, brace % 2 === 0 ? bar + u * 0.035 : bar],
      ],
      u * 0.003,
      [90, 94, 112],
      "own",
    );
  const lamps = Array.from({ length: 9 }, (_, index) => ({
    x: p.x(0.06 + (index / 8) * 0.88),
    colour: random.pick(BEAMS),
    phase: random.next() * 6.3,
  }));
  for (const lamp of lamps) {
    rigPen.round(
      lamp.x - u * 0.018,
      bar + u * 0.03,
      u * 0.036,
      u * 0.05,
      u * 0.008,
      [40, 40, 56],
      "own",
    );
    rigPen.disc(
      lamp.x,
      bar + u * 0.08,
      u * 0.017,
      u * 0.009,
      mix(lamp.colour, [255, 255, 255], 0.6),
      "own",
    );
  }
  const stage = p.sheet();
  const pen = createPen(stage.ctx, p);
  const boards = stage.ctx.createLinearGradient(0, floorTop, 0, p.height);
  boards.addColorStop(0, css([190 * dim, 124 * dim, 96 * dim]));
  boards.addColorStop(1, css([84 * dim, 48 * dim, 50 * dim]));
  stage.ctx.fillStyle = boards;
  stage.ctx.fillRect(0, floorTop, p.width, p.height - floorTop);
  for (let board = -26; board <= 26; board += 1)
    pen.line(
      [
        [p.width / 2 + board * u * 0.06, floorTop],
        [p.width / 2 + board * u * 0.19, p.height],
      ],
      1.2,
      [50, 26, 34],
      "own",
      0.55,
    );
  const pool = stage.ctx.createRadialGradient(p.width / 2, 0, 0, p.width / 2, 0, u * 0.6);
  pool.addColorStop(0, css([255, 240, 220], 0.62));
  pool.addColorStop(0.7, css([255, 224, 210], 0.26));
  pool.addColorStop(1, css([255, 224, 210], 0));
  stage.ctx.save();
  stage.ctx.translate(0, p.y(0.78));
  stage.ctx.scale(1, 0.3);
  stage.ctx.globalCompositeOperation = "screen";
  stage.ctx.fillStyle = pool;
  stage.ctx.fillRect(0, -u, p.width, u * 2);
  stage.ctx.restore();
  for (const way of [-1, 1]) {
    const x = p.x(0.5 + way * 0.32);
    for (const [dy, s] of [
      [0, 0.16],
      [-0.16, 0.14],
    ] as const) {
      const y = floorTop + u * (0.05 + dy);
      pen.rect(x - (u * s) / 2, y - u * 0.16, u * s, u * 0.16, [36, 34, 48], "own");
      pen.rect(x - (u * s) / 2, y - u * 0.16, u * s, u * 0.006, [90, 88, 110], "own");
      for (const [oy, r] of [
        [-0.06, 0.05],
        [-0.125, 0.022],
      ] as const) {
        pen.disc(x, y + u * oy, u * r, u * r, [66, 64, 84], "own");
        pen.disc(x, y + u * oy, u * r * 0.6, u * r * 0.6, [24, 22, 34], "own");
      }
    }
  }
  const curtain = p.sheet();
  const cloth: Rgb = [178, 34, 50];
  for (const way of [-1, 1]) {
    const wide = p.brush.frame.width * 0.15 + p.brush.margin;
    const folds = 9;
    for (let fold = 0; fold < folds; fold += 1) {
      const at = (t: number, y: number) =>
        (way < 0 ? 1 : -1) * (wide * t * (1 - 0.32 * Math.sin(y * 2.6))) + (way < 0 ? 0 : p.width);
      const fillOf = curtain.ctx.createLinearGradient(
        at(fold / folds, 0),
        0,
        at((fold + 1) / folds, 0),
        0,
      );
      fillOf.addColorStop(0, css(mix(cloth, [60, 6, 24], 0.65)));
      fillOf.addColorStop(0.45, css(mix(cloth, [255, 120, 110], 0.22 * dim)));
      fillOf.addColorStop(1, css(mix(cloth, [60, 6, 24], 0.5)));
      curtain.ctx.fillStyle = fillOf;
      curtain.ctx.beginPath();
      for (let step = 0; step <= 12; step += 1)
        curtain.ctx.lineTo(at(fold / folds, step / 12), (step / 12) * p.y(0.86));
      for (let step = 12; step >= 0; step -= 1)
        curtain.ctx.lineTo(at((fold + 1) / folds + 0.01, step / 12), (step / 12) * p.y(0.86));
      curtain.ctx.fill();
    }
  }
  for (let swag = 0; swag < 8; swag += 1) {
    const x = ((swag + 0.5) / 8) * p.width;
    const w = p.width / 8;
    for (let fold = 5; fold >= 1; fold -= 1) {
      curtain.ctx.fillStyle = css(
        mix(cloth, fold % 2 === 0 ? [70, 8, 26] : [255, 130, 110], fold % 2 === 0 ? 0.45 : 0.14),
      );
      curtain.ctx.beginPath();
      curtain.ctx.ellipse(x, 0, w * 0.54, (p.y(0.07) + u * 0.02) * (fold / 5), 0, 0, Math.PI);
      curtain.ctx.fill();
    }
    curtain.ctx.strokeStyle = css([240, 190, 90]);
    curtain.ctx.lineWidth = u * 0.006;
    curtain.ctx.beginPath();
    curtain.ctx.ellipse(x, 0, w * 0.54, p.y(0.07) + u * 0.02, 0, 0, Math.PI);
    curtain.ctx.stroke();
  }
  const front = createFraming(p, ground);
  front.add("bottom", (ctx) => {
    const heads = createPen(ctx, p);
    for (let head = 0; head < 34; head += 1) {
      const x = ((head + random.next()) / 34) * p.width;
      const r = u * random.between(0.024, 0.034);
      const y = p.height - u * random.between(0, 0.03);
      heads.disc(x, y, r, r * 1.15, [20, 12, 30], "own");
      heads.disc(x, y + r * 2, r * 2, r * 1.6, [20, 12, 30], "own");
      if (head % 6 === 0)
        heads.line(
          [
            [x + r, y + r],
            [x + r * 2, y - r * 2.2],
          ],
          r * 0.7,
          [20, 12, 30],
          "own",
        );
    }
  });
  return {
    layers: [
      layer("backdrop", 0, back.canvas),
      layer("rig", 0.2, rig.canvas, (ctx, seconds) => {
        ctx.globalCompositeOperation = "screen";
        for (const lamp of lamps) {
          const turn =
            Math.PI / 2 +
            (0.5 - lamp.x / p.width) * 0.7 +
            Math.sin(seconds * 0.8 + lamp.phase) * 0.26;
          const reach = p.height * 0.75;
          const beam = ctx.createRadialGradient(
            lamp.x,
            bar + u * 0.08,
            0,
            lamp.x,
            bar + u * 0.08,
            reach,
          );
          beam.addColorStop(0, css(lamp.colour, 0.55));
          beam.addColorStop(1, css(lamp.colour, 0));
          ctx.fillStyle = beam;
          ctx.beginPath();
          ctx.moveTo(lamp.x, bar + u * 0.08);
          ctx.lineTo(lamp.x + Math.cos(turn - 0.11) * reach, bar + Math.sin(turn - 0.11) * reach);
          ctx.lineTo(lamp.x + Math.cos(turn + 0.11) * reach, bar + Math.sin(turn + 0.11) * reach);
          ctx.fill();
        }
        ctx.globalCompositeOperation = "source-over";
      }),
      layer("stage", 0.66, stage.canvas),
      layer("curtain", 0.78, curtain.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
