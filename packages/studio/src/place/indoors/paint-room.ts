import { mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createPrecipitation } from "../../weather/precipitation.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { pictures } from "../built/framed-pictures.ts";
import { backWall, type Interior, type Opening } from "../built/interior.ts";
import { roomBox } from "../built/room-box.ts";
import { rug } from "../built/rug.ts";
import { stringLights } from "../built/string-lights.ts";
import { tableTop } from "../built/table-top.ts";
import { windowFrame } from "../built/window-frame.ts";
import { windowLight } from "../built/window-light.ts";
import { frameRoom } from "./room-foreground.ts";
import { furnish } from "./room-furniture.ts";
import { paintView } from "./room-view.ts";
import { isTableware } from "./tableware.ts";

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

  const outside = paintView(p, random, window);
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
  furnish(box.ctx, p, random, { side, portrait, base: room.base, colour });
  const garland = random.next() < 0.6 ? stringLights(p, random.fork("garland"), room) : undefined;

  const laid = brush.spec.cast.length > 0 && brush.spec.cast.every(isTableware);
  const ground = { horizon: portrait ? 0.5 : 0.52, front: 0.92, floats: false, reflection: 0.08 };
  const front = createFraming(p, ground);
  const table = p.sheet();
  // Small things are shown on a table rather than on the rug.
  if (laid) tableTop(table.ctx, p, random.fork("table"), p.y(0.71), wood);
  else frameRoom(p, random, side, colour, front);
  return {
    layers: [
      layer(
        "outside",
        0.08,
        outside,
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
      layer("table", 0.8, table.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
