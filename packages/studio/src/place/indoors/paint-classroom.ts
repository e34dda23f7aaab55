import { css, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen, type Point } from "../brush/pen.ts";
import { openRoom } from "./open-room.ts";

const PINE: Rgb = [220, 176, 118];

/** A pupil's desk with its chair, seen from behind. */
function schoolDesk(pen: Pen, x: number, y: number, s: number): void {
  pen.shadow(x, y, s * 0.6, s * 0.08);
  for (const leg of [-0.44, 0.44])
    pen.line(
      [
        [x + leg * s, y],
        [x + leg * s * 0.94, y - s * 0.5],
      ],
      s * 0.04,
      [120, 130, 142],
      0.5,
    );
  pen.poly(
    [
      [x - s * 0.42, y - s * 0.62],
      [x + s * 0.42, y - s * 0.62],
      [x + s * 0.5, y - s * 0.5],
      [x - s * 0.5, y - s * 0.5],
    ],
    PINE,
    0.9,
  );
  pen.rect(x - s * 0.5, y - s * 0.5, s, s * 0.05, PINE, 0.5);
  pen.poly(
    [
      [x - s * 0.16, y - s * 0.61],
      [x + s * 0.1, y - s * 0.61],
      [x + s * 0.12, y - s * 0.53],
      [x - s * 0.16, y - s * 0.53],
    ],
    [252, 250, 244],
    0.95,
  );
  pen.round(x - s * 0.2, y - s * 0.44, s * 0.4, s * 0.22, s * 0.05, [92, 150, 190], 0.7);
}

/** A blackboard with chalk drawings, rows of desks, a globe and a map. */
export const paintClassroom: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [238, 226, 190],
    floor: [202, 156, 108],
    window: { at: 0.36, w: 0.26, h: 0.36 },
  });
  const { p, side, pen, portrait } = room;
  const u = p.unit;
  const { base } = room.room;
  const [x, w, h] = [
    room.x(0.5 - side * (portrait ? 0.12 : 0.06)),
    u * (portrait ? 0.62 : 0.84),
    u * 0.3,
  ];
  const y = p.y(0.13);
  pen.wall.rect(x - w * 0.515, y - u * 0.018, w * 1.03, h + u * 0.036, [150, 104, 68], 0.7);
  pen.wall.rect(x - w / 2, y, w, h, [46, 92, 76], 0.5);
  const chalk: Rgb = [246, 246, 236];
  const line = (points: readonly Point[], tone = chalk) =>
    pen.wall.line(
      points.map(([px, py]): Point => [x - w / 2 + px * w, y + py * h]),
      u * 0.006,
      tone,
      0.95,
      0.85,
    );
  for (let i = 0; i < 3; i += 1) {
    const at = 0.07 + i * 0.085;
    if (i === 0)
      line([
        [at, 0.36],
        [at + 0.03, 0.14],
        [at + 0.06, 0.36],
      ]);
    if (i === 0)
      line([
        [at + 0.012, 0.28],
        [at + 0.048, 0.28],
      ]);
    if (i === 1)
      line([
        [at, 0.36],
        [at, 0.14],
        [at + 0.04, 0.18],
        [at, 0.25],
        [at + 0.046, 0.31],
        [at, 0.36],
      ]);
    if (i === 2)
      line([
        [at + 0.05, 0.18],
        [at + 0.02, 0.14],
        [at, 0.25],
        [at + 0.02, 0.36],
        [at + 0.05, 0.32],
      ]);
  }
  line([
    [0.08, 0.62],
    [0.12, 0.62],
  ]);
  line([
    [0.1, 0.56],
    [0.1, 0.68],
  ]);
  line([
    [0.16, 0.56],
    [0.16, 0.7],
  ]);
  line([
    [0.2, 0.6],
    [0.24, 0.6],
  ]);
  line([
    [0.2, 0.66],
    [0.24, 0.66],
  ]);
  line(
    [
      [0.58, 0.8],
      [0.58, 0.5],
      [0.68, 0.28],
      [0.78, 0.5],
      [0.78, 0.8],
      [0.58, 0.8],
    ],
    [250, 214, 130],
  );
  line(
    [
      [0.65, 0.8],
      [0.65, 0.62],
      [0.7, 0.62],
      [0.7, 0.8],
    ],
    [250, 170, 160],
  );
  line(
    Array.from(
      { length: 21 },
      (_, i): Point => [0.89 + Math.cos(i * 0.314) * 0.035, 0.24 + Math.sin(i * 0.314) * 0.1],
    ),
    [250, 226, 120],
  );
  line(
    [
      [0.84, 0.8],
      [0.84, 0.6],
    ],
    [160, 214, 150],
  );
  line(
    Array.from(
      { length: 13 },
      (_, i): Point => [0.84 + Math.cos(i * 0.524) * 0.026, 0.53 + Math.sin(i * 0.524) * 0.09],
    ),
    [160, 214, 150],
  );
  pen.wall.rect(x - w * 0.3, y + h + u * 0.012, w * 0.6, u * 0.012, [170, 122, 84], 0.9);
  pen.wall.disc(x, y - u * 0.07, u * 0.044, u * 0.044, [90, 84, 90], 0.5);
  pen.wall.disc(x, y - u * 0.07, u * 0.038, u * 0.038, [252, 250, 244], 0.95);
  pen.wall.line(
    [
      [x, y - u * 0.07],
      [x, y - u * 0.098],
    ],
    u * 0.005,
    [50, 50, 60],
    0.4,
  );
  pen.wall.line(
    [
      [x, y - u * 0.07],
      [x + u * 0.02, y - u * 0.062],
    ],
    u * 0.005,
    [50, 50, 60],
    0.4,
  );
  const tx = room.x(0.5 - side * 0.24);
  pen.box.shadow(tx, base + u * 0.05, u * 0.2, u * 0.02);
  pen.box.solid(tx - u * 0.18, base - u * 0.12, u * 0.36, u * 0.17, [176, 122, 78], 0.55);
  pen.box.rect(tx - u * 0.19, base - u * 0.135, u * 0.38, u * 0.022, [200, 146, 98], 0.9);
  pen.box.disc(tx - u * 0.1, base - u * 0.19, u * 0.042, u * 0.042, [96, 160, 190], 0.7);
  pen.box.disc(tx - u * 0.11, base - u * 0.2, u * 0.018, u * 0.014, [150, 180, 100], 0.8);
  pen.box.rect(tx - u * 0.104, base - u * 0.152, u * 0.01, u * 0.02, [120, 80, 54], 0.5);
  for (const [i, tone] of (
    [
      [206, 70, 64],
      [70, 120, 170],
      [236, 190, 90],
    ] as const
  ).entries())
    pen.box.rect(tx + u * 0.04, base - u * (0.152 + i * 0.02), u * 0.1, u * 0.018, tone, 0.7);
  pen.box.disc(tx + u * 0.1, base - u * 0.215, u * 0.016, u * 0.016, [214, 60, 56], 0.75);
  for (const [row, s] of [
    [0.045, 0.2],
    [0.13, 0.25],
  ] as const)
    for (const at of portrait ? [-0.3, 0.3] : [-0.4, -0.2, 0.2, 0.4])
      schoolDesk(pen.box, room.x(0.5 + at * (1 + row)), base + u * (row + 0.03), u * s * 0.8);
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) => {
      schoolDesk(createPen(ctx, p), p.x(0.5 - side * 0.47), p.height + u * 0.08, u * 0.42);
      ctx.fillStyle = css(p.tone([206, 74, 66], 0.7));
      ctx.beginPath();
      ctx.roundRect(
        p.x(0.5 - side * 0.5) - u * 0.05,
        p.height - u * 0.31,
        u * 0.1,
        u * 0.13,
        u * 0.03,
      );
      ctx.fill();
    });
  return room.plate();
};
