import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPen } from "../brush/pen.ts";
import { bed } from "../built/bed.ts";
import { pictures } from "../built/framed-pictures.ts";
import { rug } from "../built/rug.ts";
import { stringLights } from "../built/string-lights.ts";
import { openRoom } from "./open-room.ts";

const WOOD: Rgb = [206, 164, 118];

/** A child's bedroom: bed under a window, lamp, wardrobe, toys, fairy lights. */
export const paintBedroom: PaintPlace = (brush) => {
  const colours: readonly [Rgb, ...Rgb[]] = [
    [126, 170, 206],
    [232, 150, 160],
    [150, 186, 140],
    [196, 160, 214],
  ];
  const room = openRoom(brush, {
    paper: [206, 220, 236],
    floor: [214, 172, 128],
    window: { at: 0.06, w: 0.36, h: 0.3 },
  });
  const { p, random, side, pen, portrait } = room;
  const colour = random.pick(colours);
  const u = p.unit;
  const { base } = room.room;
  pictures(room.wall.ctx, p, random, { x: p.x(0.5 - side * 0.24), y: p.y(0.2), w: u * 0.26 });
  bed(
    room.box.ctx,
    p,
    random,
    room.x(0.5 + side * 0.12),
    base + u * 0.07,
    u * (portrait ? 0.46 : 0.6),
    colour,
  );
  const night = room.x(0.5 + side * (portrait ? 0.42 : 0.36));
  pen.box.shadow(night, base + u * 0.05, u * 0.1, u * 0.014);
  pen.box.solid(night - u * 0.075, base - u * 0.1, u * 0.15, u * 0.15, WOOD, 0.6);
  pen.box.rect(night - u * 0.083, base - u * 0.112, u * 0.166, u * 0.018, WOOD, 0.95);
  pen.box.round(night - u * 0.055, base - u * 0.07, u * 0.11, u * 0.045, u * 0.006, WOOD, 0.4);
  pen.box.line(
    [
      [night, base - u * 0.11],
      [night, base - u * 0.19],
    ],
    u * 0.012,
    [180, 130, 90],
    0.6,
  );
  pen.box.poly(
    [
      [night - u * 0.035, base - u * 0.27],
      [night + u * 0.035, base - u * 0.27],
      [night + u * 0.062, base - u * 0.185],
      [night - u * 0.062, base - u * 0.185],
    ],
    p.lamps ? [255, 228, 170] : [246, 226, 190],
    p.lamps ? "own" : 0.8,
  );
  if (p.lamps) pen.box.glow(night, base - u * 0.22, u * 0.42, [255, 200, 120], 0.85);
  const robe = room.x(0.5 - side * (portrait ? 0.4 : 0.36));
  pen.box.shadow(robe, base + u * 0.04, u * 0.19, u * 0.02);
  pen.box.solid(robe - u * 0.16, base + u * 0.04 - u * 0.54, u * 0.32, u * 0.54, WOOD, 0.6);
  for (const door of [-0.15, 0.008]) {
    pen.box.round(
      robe + u * door,
      base - u * 0.47,
      u * 0.142,
      u * 0.47,
      u * 0.008,
      mix(WOOD, colour, 0.45),
      0.7,
    );
    pen.box.round(
      robe + u * (door + 0.02),
      base - u * 0.44,
      u * 0.1,
      u * 0.18,
      u * 0.006,
      mix(WOOD, colour, 0.6),
      0.85,
    );
  }
  for (const knob of [-0.022, 0.022])
    pen.box.disc(robe + u * knob, base - u * 0.22, u * 0.009, u * 0.009, [226, 190, 116], 0.9);
  rug(
    room.box.ctx,
    p,
    random,
    p.x(0.5),
    p.y(portrait ? 0.79 : 0.85),
    u * (portrait ? 0.42 : 0.54),
    mix(colour, [250, 240, 220], 0.45),
  );
  const [bx, by] = [room.x(0.5 - side * 0.17), base + u * 0.09];
  for (const [dx, dy, tone] of [
    [0, 0, [226, 84, 76]],
    [0.062, 0, [76, 140, 206]],
    [0.03, -0.058, [250, 204, 84]],
  ] as const) {
    pen.box.solid(bx + u * dx, by + u * dy - u * 0.056, u * 0.056, u * 0.056, tone, 0.65);
    pen.box.disc(
      bx + u * (dx + 0.028),
      by + u * (dy - 0.028),
      u * 0.014,
      u * 0.014,
      [255, 250, 240],
      0.9,
    );
  }
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) => {
      const front = createPen(ctx, p);
      const [x, y] = [p.x(0.5 - side * 0.5), p.height];
      front.disc(x, y - u * 0.04, u * 0.14, u * 0.14, [236, 96, 84], 0.55);
      front.disc(x - u * 0.02, y - u * 0.07, u * 0.1, u * 0.1, [246, 140, 116], 0.8);
      front.line(
        [
          [x - u * 0.13, y - u * 0.06],
          [x, y - u * 0.1],
          [x + u * 0.13, y - u * 0.06],
        ],
        u * 0.026,
        [252, 246, 236],
        0.85,
      );
    });
  return room.plate({ wall: stringLights(p, random.fork("garland"), room.room) });
};
