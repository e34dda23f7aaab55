import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Point } from "../brush/pen.ts";
import { bookcase } from "../built/bookcase.ts";
import { rug } from "../built/rug.ts";
import { sofa } from "../built/sofa.ts";
import { openRoom } from "./open-room.ts";
import { pendantLamp } from "./pendant-lamp.ts";

/** Books from floor to ceiling, a ladder on its rail, a reading chair and a globe. */
export const paintLibrary: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [150, 112, 84],
    floor: [156, 104, 70],
    window: { at: 0, w: 0.26, h: 0.36 },
  });
  const { p, random, side, pen, portrait } = room;
  const { base } = room.room;
  const u = p.unit;
  const tall = base - room.room.top + u * 0.02;
  const shelves = portrait ? [0.2, 0.8] : [0.13, 0.29, 0.71, 0.87];
  const w = portrait ? u * 0.4 : Math.min(u * 0.29, p.brush.frame.width * 0.16);
  for (const at of shelves) bookcase(room.box.ctx, p, random, room.x(at), base + u * 0.02, w, tall);
  for (const x of [room.x(0.36), room.x(0.64)]) {
    const s = u * 0.02;
    pen.box.solid(x - s, room.room.top - s, s * 2, tall + s * 3, [136, 90, 62], 0.6);
  }
  const foot = room.x(0.5 - side * 0.26);
  const head = foot - side * u * 0.09;
  const rail = (off: number): Point[] => [
    [foot + off, base + u * 0.09],
    [head + off, room.room.top + u * 0.06],
  ];
  for (const off of [0, u * 0.085]) pen.box.line(rail(off), u * 0.014, [206, 156, 104], 0.75);
  for (let rung = 1; rung < 10; rung += 1) {
    const t = rung / 10;
    const at: Point = [
      foot + (head - foot) * t,
      base + u * 0.09 + (room.room.top + u * 0.06 - base - u * 0.09) * t,
    ];
    pen.box.line([at, [at[0] + u * 0.085, at[1]]], u * 0.011, [206, 156, 104], 0.85);
  }
  rug(
    room.box.ctx,
    p,
    random,
    p.x(0.5),
    p.y(portrait ? 0.78 : 0.83),
    u * (portrait ? 0.44 : 0.6),
    [150, 62, 60],
  );
  sofa(room.box.ctx, p, random, room.x(0.5 + side * 0.3), base + u * 0.1, u * 0.3, [66, 104, 92]);
  const [gx, gy, r] = [room.x(0.5 - side * 0.1), base + u * 0.06, u * 0.075];
  pen.box.shadow(gx, gy, r, r * 0.18);
  pen.box.line(
    [
      [gx, gy],
      [gx, gy - r * 1.2],
    ],
    r * 0.16,
    [120, 80, 54],
    0.5,
  );
  pen.box.disc(gx, gy, r * 0.6, r * 0.14, [120, 80, 54], 0.6);
  pen.box.disc(gx, gy - r * 2.1, r, r, [92, 150, 180], 0.5);
  pen.box.disc(
    gx - p.brush.light.direction * -r * 0.15,
    gy - r * 2.2,
    r * 0.8,
    r * 0.8,
    [126, 186, 206],
    0.8,
  );
  for (const [dx, dy, sx, sy] of [
    [-0.3, -2.4, 0.36, 0.24],
    [0.3, -2, 0.3, 0.4],
    [-0.2, -1.7, 0.24, 0.2],
  ] as const)
    pen.box.disc(gx + dx * r, gy + dy * r, sx * r, sy * r, [196, 176, 110], 0.7);
  for (const at of [-0.2, 0.2])
    pendantLamp(pen.box, room.x(0.5 + at), p.y(0.17), u * 0.07, [70, 120, 92], true);
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) => {
      const front = createPen(ctx, p);
      const x = p.x(0.5 - side * 0.5);
      let y = p.height + u * 0.01;
      for (const [bw, bh, colour] of [
        [0.3, 0.055, [170, 66, 60]],
        [0.27, 0.05, [60, 100, 136]],
        [0.29, 0.06, [220, 170, 80]],
        [0.22, 0.045, [88, 130, 94]],
        [0.24, 0.05, [126, 84, 134]],
      ] as const) {
        front.round(x - (bw * u) / 2, y - bh * u, bw * u, bh * u, u * 0.01, colour, 0.6);
        front.rect(
          x - (bw * u) / 2 + u * 0.02,
          y - bh * u,
          u * 0.012,
          bh * u,
          [250, 226, 170],
          0.8,
        );
        y -= bh * u;
      }
    });
  return room.plate();
};
