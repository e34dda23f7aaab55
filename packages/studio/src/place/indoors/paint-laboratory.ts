import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { openRoom } from "./open-room.ts";

const BREWS: readonly [Rgb, ...Rgb[]] = [
  [90, 230, 160],
  [255, 120, 180],
  [110, 190, 255],
  [250, 206, 90],
  [180, 130, 255],
];

interface Flask {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly brew: Rgb;
}

/** A round flask, a cone or a tall tube of glowing brew. */
function flask(pen: Pen, random: Random, x: number, y: number, s: number): Flask {
  const brew = random.pick(BREWS);
  const glass: Rgb = [226, 240, 246];
  const kind = random.integer(0, 2);
  pen.glow(x, y - s * 0.4, s * 1.1, brew, 0.35);
  if (kind === 0) {
    pen.rect(x - s * 0.08, y - s * 1.1, s * 0.16, s * 0.5, glass, 0.9, 0.6);
    pen.disc(x, y - s * 0.36, s * 0.36, s * 0.36, glass, 0.9, 0.7);
    pen.disc(x, y - s * 0.31, s * 0.31, s * 0.29, brew, 0.9);
  } else if (kind === 1) {
    pen.poly(
      [
        [x - s * 0.08, y - s],
        [x + s * 0.08, y - s],
        [x + s * 0.38, y],
        [x - s * 0.38, y],
      ],
      glass,
      0.9,
      0.7,
    );
    pen.poly(
      [
        [x - s * 0.2, y - s * 0.56],
        [x + s * 0.2, y - s * 0.56],
        [x + s * 0.36, y - s * 0.02],
        [x - s * 0.36, y - s * 0.02],
      ],
      brew,
      0.9,
    );
  } else {
    pen.round(x - s * 0.13, y - s * 1.1, s * 0.26, s * 1.1, s * 0.08, glass, 0.9);
    pen.round(x - s * 0.1, y - s * 0.7, s * 0.2, s * 0.68, s * 0.07, brew, 0.9);
  }
  pen.disc(x - s * 0.12, y - s * 0.46, s * 0.05, s * 0.1, [255, 255, 255], 1, 0.8);
  return { x, y: y - s * 0.5, r: s * 0.2, brew };
}

/** Benches with bubbling flasks, shelves of jars, screens with curves. */
export const paintLaboratory: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [196, 216, 222],
    floor: [170, 182, 190],
    window: { at: 0.3, w: 0.34, h: 0.26 },
    reflection: 0.16,
  });
  const { p, random, side, pen, portrait } = room;
  const u = p.unit;
  const { base } = room.room;
  const flasks: Flask[] = [];
  const x0 = room.x(0.5 - side * (portrait ? 0.2 : 0.24));
  for (const [row, y] of [p.y(0.17), p.y(0.31)].entries()) {
    pen.wall.rect(x0 - u * 0.26, y, u * 0.52, u * 0.014, [236, 242, 246], 0.9);
    for (let jar = 0; jar < 8; jar += 1) {
      const x = x0 - u * 0.23 + jar * u * 0.065;
      if ((jar + row) % 3 === 0) flask(pen.wall, random, x, y, u * 0.07);
      else {
        pen.wall.round(
          x - u * 0.02,
          y - u * 0.07,
          u * 0.04,
          u * 0.07,
          u * 0.008,
          mix([230, 240, 244], random.pick(BREWS), 0.45),
          0.75,
        );
        pen.wall.rect(x - u * 0.02, y - u * 0.078, u * 0.04, u * 0.014, [90, 100, 116], 0.6);
        pen.wall.rect(x - u * 0.015, y - u * 0.045, u * 0.03, u * 0.02, [252, 250, 244], 0.9);
      }
    }
  }
  const top = base - u * 0.17;
  const [left, right] = [room.room.left - u * 0.06, room.room.right + u * 0.06];
  pen.box.rect(left, top, right - left, u * 0.2, [226, 234, 238], 0.55);
  const doors = Math.round((right - left) / (u * 0.2));
  for (let door = 0; door < doors; door += 1) {
    const w = (right - left) / doors;
    pen.box.round(
      left + door * w + w * 0.05,
      top + u * 0.03,
      w * 0.9,
      u * 0.155,
      u * 0.006,
      [214, 226, 232],
      0.78,
    );
    pen.box.rect(
      left + door * w + w * 0.36,
      top + u * 0.042,
      w * 0.28,
      u * 0.01,
      [120, 134, 150],
      0.6,
    );
  }
  pen.box.rect(left, top - u * 0.016, right - left, u * 0.028, [66, 82, 98], 0.7);
  for (let item = 0; item < 9; item += 1) {
    const x = left + (right - left) * (0.1 + item * 0.1);
    if (Math.abs(x - p.width / 2) < u * 0.05) continue;
    flasks.push(flask(pen.box, random, x, top - u * 0.014, u * random.between(0.08, 0.13)));
  }
  const sx = room.x(0.5 + side * 0.02);
  pen.box.rect(sx - u * 0.012, top - u * 0.06, u * 0.024, u * 0.05, [90, 100, 116], 0.5);
  pen.box.round(sx - u * 0.13, top - u * 0.22, u * 0.26, u * 0.165, u * 0.01, [54, 62, 80], 0.5);
  pen.box.rect(sx - u * 0.12, top - u * 0.21, u * 0.24, u * 0.145, [18, 44, 58], "own");
  const scope = room.x(0.5 + side * 0.3);
  pen.box.round(scope - u * 0.05, top - u * 0.03, u * 0.1, u * 0.018, u * 0.006, [54, 62, 80], 0.5);
  pen.box.line(
    [
      [scope + u * 0.03, top - u * 0.03],
      [scope + u * 0.04, top - u * 0.1],
      [scope, top - u * 0.14],
    ],
    u * 0.02,
    [70, 80, 100],
    0.6,
  );
  pen.box.line(
    [
      [scope - u * 0.02, top - u * 0.06],
      [scope - u * 0.005, top - u * 0.17],
    ],
    u * 0.03,
    [226, 232, 238],
    0.8,
  );
  for (const at of [-0.24, 0.06, 0.34]) {
    pen.box.poly(
      [
        [room.x(0.5 + at) - u * 0.12, p.y(0.02)],
        [room.x(0.5 + at) + u * 0.12, p.y(0.02)],
        [room.x(0.5 + at) + u * 0.13, p.y(0.045)],
        [room.x(0.5 + at) - u * 0.13, p.y(0.045)],
      ],
      [250, 253, 255],
      "own",
    );
    pen.box.glow(room.x(0.5 + at), p.y(0.05), u * 0.3, [226, 242, 255], 0.5);
  }
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) => {
      const front = createPen(ctx, p);
      front.solid(
        p.x(0.5 - side * 0.52) - u * 0.2,
        p.height - u * 0.13,
        u * 0.4,
        u * 0.2,
        [226, 234, 238],
        0.5,
      );
      front.rect(
        p.x(0.5 - side * 0.52) - u * 0.22,
        p.height - u * 0.15,
        u * 0.44,
        u * 0.03,
        [66, 82, 98],
        0.7,
      );
      for (const [dx, s] of [
        [-0.08, 0.2],
        [0.06, 0.16],
      ] as const)
        flask(front, random, p.x(0.5 - side * 0.52) + side * u * dx, p.height - u * 0.15, u * s);
    });
  return room.plate({
    box: (ctx, seconds) => {
      for (const [index, { x, y, r, brew }] of flasks.entries())
        for (let bubble = 0; bubble < 4; bubble += 1) {
          const t = (seconds * 0.5 + bubble / 4 + index * 0.37) % 1;
          ctx.fillStyle = css(mix(brew, [255, 255, 255], 0.6), (1 - t) * 0.8);
          ctx.beginPath();
          ctx.arc(
            x + Math.sin(t * 9 + index) * r * 0.4,
            y - t * r * 4,
            r * 0.12 * (1 + t),
            0,
            Math.PI * 2,
          );
          ctx.fill();
        }
      ctx.strokeStyle = "rgb(110,255,190)";
      ctx.lineWidth = u * 0.004;
      ctx.beginPath();
      for (let i = 0; i <= 40; i += 1)
        ctx.lineTo(
          sx - u * 0.115 + (i / 40) * u * 0.23,
          top - u * 0.138 + Math.sin(i * 0.5 + seconds * 4) * u * 0.03 * Math.sin(i * 0.16),
        );
      ctx.stroke();
    },
  });
};
