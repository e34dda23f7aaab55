import type { PaintPlace } from "../draw/stage.ts";
import { css, mix, type Rgb } from "../light/colour.ts";
import { createPrecipitation } from "../weather/precipitation.ts";
import { bed } from "./built/bed.ts";
import { bookcase } from "./built/bookcase.ts";
import { desk } from "./built/desk.ts";
import { floorLamp } from "./built/floor-lamp.ts";
import { pictures } from "./built/framed-pictures.ts";
import { backWall, type Interior, type Opening } from "./built/interior.ts";
import { lampGlow } from "./built/lamp-glow.ts";
import { pottedPlant } from "./built/potted-plant.ts";
import { roomBox } from "./built/room-box.ts";
import { rug } from "./built/rug.ts";
import { paintSkyline } from "./built/skyline.ts";
import { sofa } from "./built/sofa.ts";
import { stringLights } from "./built/string-lights.ts";
import { windowFrame } from "./built/window-frame.ts";
import { windowLight } from "./built/window-light.ts";
import { broadleaf } from "./nature/broadleaf.ts";
import { conifer } from "./nature/conifer.ts";
import { GREENS, stamp, treeStyle } from "./nature/tree.ts";
import { paintAir } from "./outdoors.ts";
import { createPainter, layer } from "./painter.ts";

const PAPERS: readonly [Rgb, ...Rgb[]] = [
  [236, 204, 170],
  [176, 202, 196],
  [226, 180, 172],
  [188, 190, 222],
  [232, 218, 178],
  [166, 190, 160],
];
const WOODS: readonly [Rgb, ...Rgb[]] = [
  [190, 134, 88],
  [164, 108, 72],
  [212, 168, 122],
];

/** A furnished room: a living room, bedroom or study with the weather outside its window. */
export const paintRoom: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const portrait = brush.frame.height > brush.frame.width;
  const inset = portrait ? 0.02 : random.between(0.1, 0.14);
  const room: Interior = {
    left: p.x(inset),
    right: p.x(1 - inset),
    top: p.y(portrait ? 0.08 : 0.03),
    base: p.y(portrait ? 0.6 : 0.64),
  };
  const paper = random.pick(PAPERS);
  const wood = random.pick(WOODS);
  const side = brush.light.direction > 0 ? 1 : -1;
  const w = p.unit * (portrait ? 0.44 : random.between(0.42, 0.6));
  const h = p.unit * random.between(0.34, 0.4);
  const window: Opening = {
    x: p.x(0.5 + side * (portrait ? 0.06 : 0.12)) - w / 2,
    y: room.base - p.unit * 0.2 - h,
    w,
    h,
  };

  const horizon = window.y + window.h * 0.74;
  const air = paintAir(p, horizon);
  const outside = p.sheet();
  for (const picture of air.pictures) outside.ctx.drawImage(picture, 0, 0);
  if (random.next() < 0.45) {
    paintSkyline(outside.ctx, p, random.fork("skyline"), {
      base: window.y + window.h + p.unit * 0.05,
      low: p.unit * 0.1,
      high: p.unit * 0.26,
      tower: p.unit * 0.06,
      haze: 0.35,
      neon: false,
    });
  } else {
    outside.ctx.fillStyle = css(mix(p.haze, [90, 140, 90], p.snow > 0.3 ? 0.1 : 0.5));
    outside.ctx.fillRect(0, horizon + p.unit * 0.02, p.width, p.height);
    const trees = [0, 1, 2].map((kind) =>
      (kind === 0 ? conifer : broadleaf)(
        p,
        random,
        p.unit * 0.3,
        treeStyle(kind === 0 ? [66, 108, 84] : random.pick(GREENS), p.night ? 0.5 : 0.3),
      ),
    );
    for (let tree = 0; tree < 11; tree += 1)
      stamp(
        outside.ctx,
        random.pick(trees),
        window.x + (window.w * tree) / 10,
        horizon + p.unit * random.between(0.04, 0.1),
        p.unit * random.between(0.16, 0.3),
        random.next() < 0.5,
      );
  }
  const fall = createPrecipitation(brush.spec, { width: p.width, height: p.height });

  const wall = p.sheet();
  backWall(wall.ctx, p, random, room, window, paper);
  windowFrame(wall.ctx, p, random, window);
  pictures(wall.ctx, p, random, {
    x: p.x(0.5 - side * 0.2),
    y: window.y + p.unit * 0.1,
    w: p.unit * 0.34,
  });

  const box = p.sheet();
  roomBox(box.ctx, p, random, room, paper, wood);
  windowLight(box.ctx, p, window, room.base);
  const colour: Rgb = random.pick([
    [96, 138, 150],
    [206, 112, 92],
    [120, 150, 112],
    [214, 164, 88],
    [130, 112, 160],
  ]);
  rug(
    box.ctx,
    p,
    random,
    p.x(0.5),
    p.y(portrait ? 0.78 : 0.83),
    p.unit * (portrait ? 0.46 : 0.62),
    mix(colour, [240, 226, 200], 0.3),
  );
  const theme = random.integer(0, 2);
  const foot = room.base + p.unit * 0.03;
  const left = p.x(portrait ? 0.24 : 0.26);
  const right = p.x(portrait ? 0.76 : 0.76);
  const away = side > 0 ? left : right;
  const towards = side > 0 ? right : left;
  const wide = portrait ? 0.78 : 1;
  if (theme === 0) {
    sofa(box.ctx, p, random, towards, foot + p.unit * 0.02, p.unit * 0.54 * wide, colour);
    bookcase(
      box.ctx,
      p,
      random,
      away - side * p.unit * 0.06,
      foot,
      p.unit * 0.27 * wide,
      p.unit * 0.48,
    );
  } else if (theme === 1) {
    bed(box.ctx, p, random, away, foot + p.unit * 0.04, p.unit * 0.5 * wide, colour);
    bookcase(
      box.ctx,
      p,
      random,
      towards + side * p.unit * 0.12,
      foot,
      p.unit * 0.22 * wide,
      p.unit * 0.3,
    );
  } else {
    desk(box.ctx, p, random, away, foot + p.unit * 0.02, p.unit * 0.42 * wide);
    sofa(
      box.ctx,
      p,
      random,
      towards + side * p.unit * 0.05,
      foot + p.unit * 0.02,
      p.unit * 0.34 * wide,
      colour,
    );
  }
  floorLamp(
    box.ctx,
    p,
    p.x(0.5 + side * (portrait ? 0.42 : 0.41)),
    foot + p.unit * 0.04,
    p.unit * 0.5,
  );
  pottedPlant(
    box.ctx,
    p,
    random,
    p.x(0.5 - side * (portrait ? 0.43 : 0.41)),
    foot + p.unit * 0.07,
    p.unit * 0.3,
  );
  const garland = random.next() < 0.6 ? stringLights(p, random.fork("garland"), room) : undefined;

  const front = p.sheet();
  pottedPlant(front.ctx, p, random, p.x(0.5 - side * 0.5), p.height + p.unit * 0.06, p.unit * 0.52);
  front.ctx.save();
  front.ctx.translate(p.x(0.5 + side * 0.55), p.height + p.unit * 0.12);
  sofa(front.ctx, p, random, 0, 0, p.unit * 0.5, mix(colour, [40, 26, 40], 0.3));
  front.ctx.restore();
  if (p.lamps)
    lampGlow(front.ctx, p.x(0.5 + side * 0.3), p.y(0.4), p.unit * 0.8, [255, 170, 90], 0.16);
  return {
    layers: [
      layer(
        "outside",
        0.08,
        outside.canvas,
        fall
          ? (ctx, seconds) => {
              ctx.save();
              ctx.beginPath();
              ctx.rect(window.x, window.y, window.w, window.h);
              ctx.clip();
              fall.draw(ctx, seconds);
              ctx.restore();
            }
          : undefined,
      ),
      layer("wall", 0.4, wall.canvas, garland),
      layer("room", 0.62, box.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground: { horizon: portrait ? 0.5 : 0.52, front: 0.92, floats: false, reflection: 0.08 },
  };
};
