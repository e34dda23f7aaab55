import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { glyphs } from "../built/glyphs.ts";
import { pottedPlant } from "../nature/potted-plant.ts";
import { openRoom } from "./open-room.ts";
import { pendantLamp } from "./pendant-lamp.ts";

const WOOD: Rgb = [150, 98, 64];

/** A round table with two chairs and a cup. */
function cafeTable(pen: Pen, x: number, y: number, s: number, seat: Rgb): void {
  for (const way of [-1, 1]) {
    const cx = x + way * s * 0.62;
    pen.shadow(cx, y + s * 0.02, s * 0.24, s * 0.05);
    for (const leg of [-0.15, 0.15])
      pen.line(
        [
          [cx + leg * s, y],
          [cx + leg * s * 0.7, y - s * 0.42],
        ],
        s * 0.04,
        [70, 50, 44],
        0.4,
      );
    pen.disc(cx, y - s * 0.44, s * 0.22, s * 0.07, seat, 0.75);
    pen.line(
      [
        [cx + way * s * 0.2, y - s * 0.44],
        [cx + way * s * 0.24, y - s * 0.92],
      ],
      s * 0.05,
      [70, 50, 44],
      0.5,
    );
    pen.line(
      [
        [cx + way * s * 0.02, y - s * 0.86],
        [cx + way * s * 0.24, y - s * 0.92],
      ],
      s * 0.08,
      seat,
      0.7,
    );
  }
  pen.shadow(x, y + s * 0.04, s * 0.34, s * 0.07);
  pen.solid(x - s * 0.04, y - s * 0.62, s * 0.08, s * 0.64, [60, 54, 58], 0.5);
  pen.disc(x, y + s * 0.02, s * 0.22, s * 0.05, [60, 54, 58], 0.5);
  pen.disc(x, y - s * 0.62, s * 0.46, s * 0.14, WOOD, 0.5);
  pen.disc(x, y - s * 0.65, s * 0.46, s * 0.14, [206, 156, 108], 0.85);
  pen.disc(x + s * 0.1, y - s * 0.66, s * 0.11, s * 0.035, [250, 246, 238], 0.9);
  pen.solid(x + s * 0.04, y - s * 0.76, s * 0.12, s * 0.1, [250, 246, 238], 0.75);
  pen.disc(x + s * 0.1, y - s * 0.76, s * 0.06, s * 0.018, [110, 66, 44], 0.6);
}

/** A coffee bar with a machine and a chalkboard, and tables under warm lamps. */
export const paintCafe: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [108, 140, 128],
    floor: [196, 150, 106],
    window: { at: 0.24, w: 0.44, h: 0.34 },
  });
  const { p, random, side, pen, portrait } = room;
  const u = p.unit;
  const { base } = room.room;
  const bar = room.x(0.5 - side * (portrait ? 0.24 : 0.26));
  const w = u * (portrait ? 0.5 : 0.62);
  const boardY = p.y(0.07);
  pen.wall.round(bar - w * 0.4, boardY, w * 0.8, u * 0.19, u * 0.01, [120, 82, 58], 0.6);
  pen.wall.rect(bar - w * 0.38, boardY + u * 0.012, w * 0.76, u * 0.166, [48, 56, 56], 0.5);
  for (let row = 0; row < 4; row += 1) {
    glyphs(
      room.wall.ctx,
      random,
      bar - w * 0.34,
      boardY + u * (0.026 + row * 0.036),
      w * 0.42,
      u * 0.022,
      "rgba(240,236,222,0.85)",
      7,
    );
    pen.wall.rect(
      bar + w * 0.2,
      boardY + u * (0.032 + row * 0.036),
      w * 0.1,
      u * 0.01,
      [250, 214, 130],
      0.9,
    );
  }
  const shelf = base - u * 0.36;
  pen.wall.rect(bar - w * 0.46, shelf, w * 0.92, u * 0.014, WOOD, 0.85);
  for (let item = 0; item < 12; item += 1) {
    const x = bar - w * 0.43 + item * w * 0.076;
    pen.wall.round(
      x,
      shelf - u * (item % 3 === 0 ? 0.06 : 0.036),
      u * 0.03,
      u * (item % 3 === 0 ? 0.06 : 0.036),
      u * 0.006,
      random.pick<Rgb>([
        [250, 244, 232],
        [214, 120, 90],
        [240, 200, 120],
        [120, 170, 170],
      ]),
      0.75,
    );
  }
  const top = base - u * 0.2;
  pen.box.shadow(bar, base + u * 0.07, w * 0.54, u * 0.024);
  pen.box.solid(bar - w / 2, top, w, u * 0.27, WOOD, 0.55);
  for (let slat = 1; slat < 12; slat += 1)
    pen.box.rect(
      bar - w / 2 + (w * slat) / 12,
      top + u * 0.02,
      u * 0.004,
      u * 0.25,
      [70, 42, 32],
      0.3,
    );
  pen.box.rect(bar - w * 0.53, top - u * 0.016, w * 1.06, u * 0.034, [226, 214, 200], 0.9);
  const mx = bar - w * 0.2;
  pen.box.solid(mx - u * 0.1, top - u * 0.14, u * 0.2, u * 0.125, [206, 212, 218], 0.66);
  pen.box.rect(mx - u * 0.105, top - u * 0.155, u * 0.21, u * 0.022, [190, 70, 62], 0.8);
  for (const cup of [-0.05, 0.03]) {
    pen.box.rect(mx + u * cup, top - u * 0.085, u * 0.03, u * 0.02, [60, 60, 70], 0.5);
    pen.box.round(
      mx + u * cup,
      top - u * 0.045,
      u * 0.03,
      u * 0.028,
      u * 0.006,
      [252, 248, 240],
      0.9,
    );
  }
  const gx = bar + w * 0.08;
  pen.box.round(gx, top - u * 0.11, w * 0.36, u * 0.094, u * 0.012, [214, 232, 236], 0.8);
  for (let cake = 0; cake < 5; cake += 1) {
    pen.box.disc(
      gx + w * (0.045 + cake * 0.068),
      top - u * 0.036,
      u * 0.02,
      u * 0.017,
      random.pick<Rgb>([
        [226, 150, 84],
        [246, 180, 196],
        [120, 76, 56],
        [250, 224, 160],
      ]),
      0.75,
    );
    pen.box.disc(
      gx + w * (0.045 + cake * 0.068),
      top - u * 0.05,
      u * 0.008,
      u * 0.008,
      [220, 60, 70],
      0.8,
    );
  }
  const seat: Rgb = random.pick([
    [206, 100, 84],
    [76, 130, 128],
    [226, 170, 90],
  ]);
  cafeTable(pen.box, room.x(0.5 + side * 0.2), base + u * 0.1, u * 0.24, seat);
  if (!portrait) cafeTable(pen.box, room.x(0.5 + side * 0.4), base + u * 0.15, u * 0.27, seat);
  for (const at of [-0.3, -0.1, 0.12, 0.32])
    pendantLamp(
      pen.box,
      room.x(0.5 + at),
      p.y(0.19 + Math.abs(at) * 0.05),
      u * 0.06,
      mix(seat, [60, 40, 40], 0.3),
      true,
    );
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) => {
      cafeTable(createPen(ctx, p), p.x(0.5 - side * 0.53), p.height + u * 0.1, u * 0.36, seat);
      pottedPlant(ctx, p, random, p.x(0.5 - side * 0.57), p.height - u * 0.15, u * 0.2);
    });
  return room.plate();
};
