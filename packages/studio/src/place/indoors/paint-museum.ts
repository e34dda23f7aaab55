import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { openRoom } from "./open-room.ts";

const GOLD: Rgb = [214, 168, 84];

/** A painting in a gilt frame: a landscape, the sea, a moonrise or a field of colour. */
function painting(pen: Pen, random: Random, x: number, y: number, w: number, h: number): void {
  pen.rect(x - w * 0.08, y - w * 0.08, w * 1.16, h + w * 0.16, [40, 28, 30], 0.2, 0.3);
  pen.rect(x - w * 0.1, y - w * 0.1, w * 1.2, h + w * 0.2, GOLD, 0.75);
  pen.rect(x - w * 0.05, y - w * 0.05, w * 1.1, h + w * 0.1, GOLD, 0.35);
  const [sky, land, light] = random.pick<readonly [Rgb, Rgb, Rgb]>([
    [
      [246, 190, 130],
      [96, 116, 92],
      [255, 236, 180],
    ],
    [
      [120, 176, 214],
      [36, 92, 140],
      [250, 250, 246],
    ],
    [
      [56, 62, 112],
      [34, 40, 70],
      [246, 240, 206],
    ],
    [
      [214, 120, 100],
      [90, 56, 92],
      [250, 210, 110],
    ],
  ]);
  pen.rect(x, y, w, h, sky, 0.8);
  pen.disc(x + w * random.between(0.25, 0.75), y + h * 0.32, w * 0.11, w * 0.11, light, 0.95);
  const ridge: Point[] = Array.from(
    { length: 13 },
    (_, i): Point => [x + (i / 12) * w, y + h * (0.58 + Math.sin(i * 1.1 + w) * 0.1)],
  );
  pen.poly([...ridge, [x + w, y + h], [x, y + h]], mix(land, sky, 0.35), 0.7);
  pen.poly(
    [
      ...ridge.map(([px, py], i): Point => [px, py + h * (0.16 + Math.sin(i * 2.1) * 0.05)]),
      [x + w, y + h],
      [x, y + h],
    ],
    land,
    0.6,
  );
}

/** A vase, a bust or a gem on its plinth behind a rope. */
function exhibit(pen: Pen, x: number, y: number, s: number, kind: number): void {
  pen.shadow(x, y, s * 0.34, s * 0.06);
  pen.solid(x - s * 0.24, y - s * 0.62, s * 0.48, s * 0.62, [240, 236, 230], 0.6);
  pen.rect(x - s * 0.28, y - s * 0.66, s * 0.56, s * 0.06, [250, 248, 244], 0.95);
  const top = y - s * 0.66;
  if (kind === 0) {
    pen.disc(x, top - s * 0.2, s * 0.17, s * 0.2, [70, 120, 160], 0.6);
    pen.rect(x - s * 0.07, top - s * 0.46, s * 0.14, s * 0.12, [70, 120, 160], 0.7);
    pen.disc(x, top - s * 0.47, s * 0.11, s * 0.03, [120, 170, 200], 0.9);
    for (let dot = -2; dot <= 2; dot += 1)
      pen.disc(x + dot * s * 0.06, top - s * 0.2, s * 0.02, s * 0.03, [250, 240, 220], 0.9);
  } else if (kind === 1) {
    pen.poly(
      [
        [x - s * 0.2, top],
        [x + s * 0.2, top],
        [x + s * 0.1, top - s * 0.2],
        [x - s * 0.1, top - s * 0.2],
      ],
      [236, 230, 222],
      0.6,
    );
    pen.rect(x - s * 0.05, top - s * 0.28, s * 0.1, s * 0.12, [236, 230, 222], 0.5);
    pen.disc(x, top - s * 0.38, s * 0.11, s * 0.14, [240, 234, 226], 0.7);
    pen.disc(x, top - s * 0.46, s * 0.12, s * 0.08, [220, 212, 204], 0.6);
  } else {
    pen.poly(
      [
        [x - s * 0.16, top - s * 0.24],
        [x - s * 0.08, top - s * 0.36],
        [x + s * 0.08, top - s * 0.36],
        [x + s * 0.16, top - s * 0.24],
        [x, top - s * 0.02],
      ],
      [110, 206, 226],
      0.75,
    );
    pen.poly(
      [
        [x - s * 0.06, top - s * 0.24],
        [x + s * 0.06, top - s * 0.24],
        [x, top - s * 0.02],
      ],
      [220, 250, 255],
      0.95,
    );
    pen.glow(x, top - s * 0.22, s * 0.4, [150, 230, 250], 0.5);
  }
}

/** A gallery: gilt frames on a deep red wall, plinths, a shining floor. */
export const paintMuseum: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: brush.spec.seed % 2 === 0 ? [146, 62, 62] : [70, 104, 112],
    floor: [196, 160, 124],
    window: null,
    reflection: 0.3,
  });
  const { p, random, side, pen, portrait } = room;
  const u = p.unit;
  const { base } = room.room;
  const hung = portrait
    ? [
        [0.27, 0.24, 0.3],
        [0.73, 0.22, 0.26],
      ]
    : [
        [0.2, 0.22, 0.28],
        [0.5, 0.42, 0.28],
        [0.8, 0.24, 0.3],
      ];
  for (const [at = 0.5, w = 0.2, h = 0.2] of hung) {
    const x = room.x(at);
    painting(pen.wall, random, x - (u * w) / 2, p.y(0.15), u * w, u * h);
    pen.wall.rect(x - u * 0.05, p.y(0.15) - u * 0.09, u * 0.1, u * 0.016, GOLD, 0.8);
    pen.wall.glow(x, p.y(0.17), u * 0.3, [255, 226, 170], 0.5);
    pen.wall.rect(
      x - u * 0.03,
      p.y(0.15) + u * h + u * 0.06,
      u * 0.06,
      u * 0.02,
      [250, 244, 230],
      0.8,
    );
  }
  exhibit(pen.box, room.x(0.5 - side * 0.38), base + u * 0.09, u * 0.3, 0);
  exhibit(pen.box, room.x(0.5 + side * 0.39), base + u * 0.1, u * 0.31, 1);
  exhibit(pen.box, room.x(0.5 + side * 0.22), base + u * 0.02, u * 0.2, 2);
  const posts = [-0.18, -0.06, 0.06].map((at) => room.x(0.5 + side * at));
  for (const [index, x] of posts.entries()) {
    const next = posts[index + 1];
    if (next !== undefined)
      pen.box.line(
        Array.from(
          { length: 11 },
          (_, i): Point => [
            x + ((next - x) * i) / 10,
            base - u * 0.085 + Math.sin((i / 10) * Math.PI) * u * 0.035,
          ],
        ),
        u * 0.011,
        [176, 40, 52],
        0.7,
      );
    pen.box.disc(x, base + u * 0.02, u * 0.022, u * 0.006, GOLD, 0.5);
    pen.box.solid(x - u * 0.005, base - u * 0.1, u * 0.01, u * 0.12, GOLD, 0.7);
    pen.box.disc(x, base - u * 0.105, u * 0.01, u * 0.01, GOLD, 0.95);
  }
  const ctx = room.box.ctx;
  const shine = ctx.createLinearGradient(0, base, 0, p.height);
  shine.addColorStop(0, css([255, 240, 214], 0.22));
  shine.addColorStop(1, css([255, 240, 214], 0));
  ctx.fillStyle = shine;
  ctx.fillRect(0, base, p.width, p.height - base);
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (paint) =>
      exhibit(createPen(paint, p), p.x(0.5 - side * 0.5), p.height + u * 0.14, u * 0.56, 0),
    );
  return room.plate();
};
