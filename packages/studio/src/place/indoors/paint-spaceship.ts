import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { paintPlanet } from "../air/planet.ts";
import { driftingStars, shootingStar, starField } from "../air/star-field.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer, standingSide } from "../brush/painter.ts";
import { createPen, type Pen } from "../brush/pen.ts";

const HULL: Rgb = [196, 206, 222];
const GLOWS: readonly [Rgb, ...Rgb[]] = [
  [90, 220, 255],
  [255, 176, 84],
  [150, 255, 190],
  [255, 110, 150],
];

/** A slanted desk of screens and lit keys. */
function console(pen: Pen, x: number, y: number, w: number, bright: number, pick: () => Rgb): void {
  const h = w * 0.34;
  const tone = (shade: number): Rgb => mix([24, 28, 50], HULL, shade * bright);
  pen.shadow(x, y, w * 0.56, h * 0.12);
  pen.poly(
    [
      [x - w * 0.42, y],
      [x + w * 0.42, y],
      [x + w * 0.48, y - h * 0.7],
      [x - w * 0.48, y - h * 0.7],
    ],
    tone(0.36),
    "own",
  );
  pen.poly(
    [
      [x - w * 0.5, y - h * 0.66],
      [x + w * 0.5, y - h * 0.66],
      [x + w * 0.4, y - h * 1.16],
      [x - w * 0.4, y - h * 1.16],
    ],
    tone(0.6),
    "own",
  );
  for (let screen = 0; screen < 3; screen += 1) {
    const sx = x + (screen - 1) * w * 0.27;
    const glow = pick();
    pen.poly(
      [
        [sx - w * 0.12, y - h * 0.74],
        [sx + w * 0.12, y - h * 0.74],
        [sx + w * 0.1, y - h * 1.06],
        [sx - w * 0.1, y - h * 1.06],
      ],
      mix([10, 20, 40], glow, 0.35),
      "own",
    );
    for (let row = 0; row < 3; row += 1)
      pen.rect(
        sx - w * 0.08,
        y - h * (0.8 + row * 0.085),
        w * (0.05 + ((row * 7 + screen * 3) % 5) * 0.022),
        h * 0.035,
        glow,
        "own",
        0.95,
      );
    pen.glow(sx, y - h * 0.9, w * 0.2, glow, 0.5);
  }
  for (let key = 0; key < 14; key += 1)
    pen.disc(x + (key / 13 - 0.5) * w * 0.8, y - h * 0.5, w * 0.011, w * 0.009, pick(), "own");
  pen.rect(x - w * 0.4, y - h * 0.3, w * 0.8, h * 0.03, GLOWS[0], "own", 0.8);
}

/** The bridge of a ship: a wide window with a planet and stars, consoles, a lit floor. */
export const paintSpaceship: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.53, front: 0.91, floats: false, reflection: 0.26 };
  const u = p.unit;
  const bright = { dawn: 0.85, day: 1, "golden-hour": 0.9, dusk: 0.72, night: 0.56 }[
    brush.spec.time
  ];
  const hull = (shade: number): Rgb => mix([20, 24, 44], HULL, shade * bright);
  // The planet is placed opposite the figures.
  const side = -standingSide(brush, brush.light.direction > 0 ? 1 : -1);
  const back = p.sheet();
  back.ctx.fillStyle = "#080a1c";
  back.ctx.fillRect(0, 0, p.width, p.height);
  const stars = starField(back.ctx, p, random.fork("stars"), 1.4);
  const world = p.sheet();
  paintPlanet(
    world.ctx,
    p,
    random,
    p.x(0.5 + side * 0.16),
    p.y(0.34),
    u * 0.19,
    random.pick(["gas", "earth", "ice"]),
    random.next() < 0.6,
  );
  const wall = p.sheet();
  const w = wall.ctx;
  const cx = p.width / 2;
  const half = Math.min(p.brush.frame.width * 0.38, u * 0.78);
  const [top, low] = [p.y(0.1), p.y(0.52)];
  const shell = w.createLinearGradient(0, 0, 0, p.height);
  shell.addColorStop(0, css(hull(0.3)));
  shell.addColorStop(0.4, css(hull(0.62)));
  shell.addColorStop(0.62, css(hull(0.5)));
  shell.addColorStop(1, css(hull(0.3)));
  w.fillStyle = shell;
  w.fillRect(0, 0, p.width, p.height);
  const pen = createPen(w, p);
  for (let panel = -9; panel <= 9; panel += 1)
    pen.line(
      [
        [cx + panel * u * 0.13, 0],
        [cx + panel * u * 0.17, p.height],
      ],
      1.5,
      hull(0.24),
      "own",
      0.6,
    );
  const hole = (grow: number) => {
    w.beginPath();
    w.roundRect(cx - half - grow, top - grow, half * 2 + grow * 2, low - top + grow * 2, u * 0.1);
  };
  w.fillStyle = css(hull(0.85));
  hole(u * 0.036);
  w.fill();
  w.fillStyle = css(hull(0.28));
  hole(u * 0.018);
  w.fill();
  w.globalCompositeOperation = "destination-out";
  hole(0);
  w.fill();
  w.globalCompositeOperation = "source-over";
  for (const at of [-0.34, 0.34]) {
    pen.poly(
      [
        [cx + at * half * 2 - u * 0.014, top - 4],
        [cx + at * half * 2 + u * 0.014, top - 4],
        [cx + at * half * 2.2 + u * 0.014, low + 4],
        [cx + at * half * 2.2 - u * 0.014, low + 4],
      ],
      hull(0.6),
      "own",
    );
  }
  pen.poly(
    [
      [cx - half * 0.8, top],
      [cx - half * 0.5, top],
      [cx - half * 0.9, low],
      [cx - half * 0.98, low],
    ],
    [255, 255, 255],
    "own",
    0.07,
  );
  for (const way of [-1, 1]) {
    pen.rect(
      cx + way * (half + u * 0.1) - u * 0.006,
      p.y(0.06),
      u * 0.012,
      p.y(0.5),
      GLOWS[0],
      "own",
      0.9,
    );
    pen.glow(cx + way * (half + u * 0.1), p.y(0.3), u * 0.26, GLOWS[0], 0.45);
    for (let light = 0; light < 6; light += 1)
      pen.round(
        cx + way * (half + u * 0.17) - u * 0.03,
        p.y(0.14 + light * 0.06),
        u * 0.06,
        u * 0.022,
        u * 0.006,
        random.pick(GLOWS),
        "own",
      );
  }
  const floor = p.sheet();
  const f = createPen(floor.ctx, p);
  const edge = p.y(0.59);
  const sheen = floor.ctx.createLinearGradient(0, edge, 0, p.height);
  sheen.addColorStop(0, css(hull(0.55)));
  sheen.addColorStop(1, css(hull(0.28)));
  floor.ctx.fillStyle = sheen;
  floor.ctx.fillRect(0, edge, p.width, p.height - edge);
  for (let line = -12; line <= 12; line += 1)
    f.line(
      [
        [cx + line * u * 0.1, edge],
        [cx + line * u * 0.34, p.height],
      ],
      1.4,
      hull(0.2),
      "own",
      0.8,
    );
  for (let row = 0; row < 6; row += 1)
    f.line(
      [
        [0, edge + (p.height - edge) * (row / 6) ** 1.7],
        [p.width, edge + (p.height - edge) * (row / 6) ** 1.7],
      ],
      1.4,
      hull(0.2),
      "own",
      0.8,
    );
  for (const way of [-1, 1])
    f.poly(
      [
        [cx + way * u * 0.3, edge],
        [cx + way * u * 0.312, edge],
        [cx + way * u * 0.98, p.height],
        [cx + way * u * 0.93, p.height],
      ],
      GLOWS[0],
      "own",
      0.75,
    );
  f.rect(0, edge - u * 0.012, p.width, u * 0.016, hull(0.8), "own");
  const pick = () => random.pick(GLOWS);
  console(f, cx, edge + u * 0.02, u * 0.44, bright, pick);
  for (const way of [-1, 1])
    console(f, p.x(0.5 + way * 0.38), edge + u * 0.1, u * 0.46, bright, pick);
  const front = createFraming(p, ground);
  front.add(side > 0 ? "right" : "left", (ctx) => {
    const seat = createPen(ctx, p);
    const [x, y] = [p.x(0.5 + side * 0.5), p.height];
    seat.round(x - u * 0.12, y - u * 0.3, u * 0.24, u * 0.34, u * 0.06, hull(0.35), "own");
    seat.round(
      x - u * 0.09,
      y - u * 0.27,
      u * 0.18,
      u * 0.3,
      u * 0.04,
      mix([190, 70, 60], [20, 20, 40], 0.35),
      "own",
    );
    seat.round(x - u * 0.06, y - u * 0.36, u * 0.12, u * 0.08, u * 0.03, hull(0.45), "own");
  });
  return {
    layers: [
      layer("stars", 0, back.canvas, driftingStars(p, stars)),
      layer("planet", 0.06, world.canvas, shootingStar(p)),
      layer("hull", 0.4, wall.canvas),
      layer("floor", 0.66, floor.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
