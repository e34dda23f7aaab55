import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { pottedPlant } from "../nature/potted-plant.ts";
import { openRoom } from "./open-room.ts";
import { pendantLamp } from "./pendant-lamp.ts";

const STEEL: Rgb = [196, 204, 212];

/** Counters and cupboards under a tiled wall, stove, fridge, pans on hooks. */
export const paintKitchen: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [244, 226, 196],
    floor: [206, 160, 116],
    window: { at: 0.1, w: 0.4, h: 0.28 },
  });
  const { p, random, side, pen } = room;
  const { base } = room.room;
  const front: Rgb = random.pick([
    [116, 164, 156],
    [226, 214, 190],
    [104, 140, 176],
    [214, 120, 96],
  ]);
  const u = p.unit;
  const top = base - u * 0.2;
  for (let row = 0; row < 4; row += 1)
    for (let tile = 0; tile < 60; tile += 1)
      pen.wall.round(
        room.room.left + tile * u * 0.042 - 20,
        top - u * (0.042 * (row + 1)),
        u * 0.039,
        u * 0.039,
        u * 0.004,
        mix([250, 248, 242], front, random.next() < 0.16 ? 0.5 : 0.06),
        random.between(0.66, 0.85),
      );
  const [left, right] = [room.room.left - u * 0.05, room.room.right + u * 0.05];
  pen.box.rect(left, top, right - left, u * 0.225, front, 0.5);
  const doors = Math.max(5, Math.round((right - left) / (u * 0.19)));
  for (let door = 0; door < doors; door += 1) {
    const w = (right - left) / doors;
    const x = left + door * w;
    pen.box.round(x + w * 0.05, top + u * 0.03, w * 0.9, u * 0.175, u * 0.008, front, 0.72);
    pen.box.round(x + w * 0.13, top + u * 0.048, w * 0.74, u * 0.14, u * 0.006, front, 0.58);
    pen.box.round(x + w * 0.4, top + u * 0.038, w * 0.2, u * 0.01, u * 0.004, [226, 190, 116], 0.9);
  }
  pen.box.rect(left, top - u * 0.022, right - left, u * 0.034, [236, 228, 218], 0.9);
  pen.box.rect(left, top + u * 0.012, right - left, u * 0.012, [60, 44, 50], 0.2, 0.35);
  const stove = room.x(0.5 - side * 0.2);
  pen.box.round(stove - u * 0.12, top - u * 0.026, u * 0.24, u * 0.252, u * 0.01, STEEL, 0.6);
  pen.box.round(
    stove - u * 0.095,
    top + u * 0.06,
    u * 0.19,
    u * 0.13,
    u * 0.012,
    [54, 54, 66],
    0.5,
  );
  pen.box.glow(stove, top + u * 0.14, u * 0.09, [255, 160, 80], 0.55);
  for (let knob = 0; knob < 5; knob += 1)
    pen.box.disc(
      stove + (knob - 2) * u * 0.04,
      top + u * 0.025,
      u * 0.011,
      u * 0.011,
      [70, 72, 84],
      0.6,
    );
  pen.wall.poly(
    [
      [stove - u * 0.06, p.y(0.06)],
      [stove + u * 0.06, p.y(0.06)],
      [stove + u * 0.06, p.y(0.2)],
      [stove + u * 0.14, p.y(0.3)],
      [stove - u * 0.14, p.y(0.3)],
      [stove - u * 0.06, p.y(0.2)],
    ],
    STEEL,
    0.65,
  );
  pen.box.solid(stove - u * 0.05, top - u * 0.1, u * 0.11, u * 0.075, [206, 84, 72], 0.6);
  pen.box.rect(stove - u * 0.055, top - u * 0.108, u * 0.12, u * 0.014, [226, 120, 104], 0.9);
  const fridge = room.x(0.5 - side * 0.41);
  pen.box.shadow(fridge, base + u * 0.03, u * 0.17, u * 0.02);
  pen.box.solid(
    fridge - u * 0.13,
    base + u * 0.03 - u * 0.58,
    u * 0.26,
    u * 0.58,
    [232, 238, 240],
    0.66,
  );
  pen.box.rect(fridge - u * 0.13, base - u * 0.2, u * 0.26, u * 0.006, [140, 150, 160], 0.4);
  for (const y of [-0.3, -0.12])
    pen.box.round(
      fridge + side * u * 0.09,
      base + u * y,
      u * 0.014,
      u * 0.09,
      u * 0.006,
      STEEL,
      0.4,
    );
  for (const [dx, dy, colour] of [
    [-0.05, -0.44, [246, 206, 100]],
    [0.02, -0.4, [226, 96, 96]],
  ] as const)
    pen.box.rect(fridge + u * dx, base + u * dy, u * 0.05, u * 0.05, colour, 0.8);
  const shelf = room.x(0.5 - side * 0.02);
  for (let jar = 0; jar < 5; jar += 1) {
    const x = shelf - side * u * (0.02 - jar * 0.05) + side * u * 0.34;
    pen.box.round(
      x,
      top - u * 0.094,
      u * 0.04,
      u * 0.074,
      u * 0.01,
      random.pick<Rgb>([
        [220, 150, 90],
        [170, 70, 60],
        [120, 150, 80],
        [240, 220, 170],
      ]),
      0.7,
    );
    pen.box.rect(x + u * 0.002, top - u * 0.1, u * 0.036, u * 0.014, [120, 84, 64], 0.6);
  }
  pen.box.disc(
    room.x(0.5 + side * 0.02),
    top - u * 0.03,
    u * 0.07,
    u * 0.024,
    [236, 232, 226],
    0.75,
  );
  for (let fruit = 0; fruit < 6; fruit += 1)
    pen.box.disc(
      room.x(0.5 + side * 0.02) + ((fruit % 3) - 1) * u * 0.034,
      top - u * (0.052 + Math.floor(fruit / 3) * 0.026),
      u * 0.022,
      u * 0.022,
      random.pick<Rgb>([
        [226, 70, 60],
        [250, 180, 60],
        [130, 180, 70],
      ]),
      0.75,
    );
  const rail = p.y(0.14);
  pen.wall.line(
    [
      [room.x(0.5 - side * 0.1), rail],
      [room.x(0.5 - side * 0.02), rail],
    ],
    u * 0.008,
    STEEL,
    0.5,
  );
  for (const [at, r] of [
    [-0.095, 0.034],
    [-0.06, 0.026],
    [-0.025, 0.03],
  ] as const) {
    const x = room.x(0.5 + side * at);
    pen.wall.line(
      [
        [x, rail],
        [x, rail + u * 0.07],
      ],
      u * 0.008,
      [70, 60, 60],
      0.4,
    );
    pen.wall.disc(x, rail + u * (0.07 + r), u * r, u * r, [206, 120, 80], 0.6);
    pen.wall.disc(
      x - u * r * 0.2,
      rail + u * (0.07 + r * 0.8),
      u * r * 0.72,
      u * r * 0.72,
      [232, 156, 110],
      0.8,
    );
  }
  for (const at of [-0.12, 0.12])
    pendantLamp(pen.box, room.x(0.5 + at), p.y(0.2), u * 0.075, front, p.lamps);
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) =>
      pottedPlant(ctx, p, random, p.x(0.5 - side * 0.5), p.height + u * 0.06, u * 0.44),
    );
  return room.plate();
};
