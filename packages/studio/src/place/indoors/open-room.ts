import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer, PlaceBrush, Plate } from "../../stage/stage.ts";
import { createPrecipitation } from "../../weather/precipitation.ts";
import { createFraming, type Framing } from "../brush/framing.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { backWall, type Interior, type Opening } from "../built/interior.ts";
import { roomBox } from "../built/room-box.ts";
import { tableTop } from "../built/table-top.ts";
import { windowFrame } from "../built/window-frame.ts";
import { windowLight } from "../built/window-light.ts";
import { paintView } from "./room-view.ts";
import { isTableware } from "./tableware.ts";

export interface RoomPlan {
  readonly paper: Rgb;
  readonly floor: Rgb;
  /**
   * Offset of the window's middle from the room's middle towards the sun, in frame widths; its size
   * in units.
   */
  readonly window: { readonly at: number; readonly w: number; readonly h: number } | null;
  readonly reflection?: number;
}

/** A furnished room under construction: walls, floor, window; `box` receives the furniture. */
export interface Room {
  readonly p: Painter;
  readonly random: Random;
  readonly side: 1 | -1;
  readonly room: Interior;
  readonly wall: { readonly canvas: Canvas; readonly ctx: SKRSContext2D };
  readonly box: { readonly canvas: Canvas; readonly ctx: SKRSContext2D };
  readonly pen: { readonly wall: Pen; readonly box: Pen };
  readonly front: Framing;
  /**
   * True when small things are on a table in front of the camera; nothing else may then stand in
   * the foreground.
   */
  readonly laid: boolean;
  readonly portrait: boolean;
  /** Converts a fraction of the frame to x, spread slightly wider in portrait frames. */
  x(share: number): number;
  plate(moves?: { wall?: Layer["animate"]; box?: Layer["animate"] }): Plate;
}

/** Opens a room with walls, floor and ceiling, ready to be furnished. */
export function openRoom(brush: PlaceBrush, plan: RoomPlan): Room {
  const p = createPainter(brush);
  const random = p.random;
  const portrait = brush.frame.height > brush.frame.width;
  const inset = portrait ? 0.02 : 0.1;
  const room: Interior = {
    left: p.x(inset),
    right: p.x(1 - inset),
    top: p.y(portrait ? 0.08 : 0.03),
    base: p.y(portrait ? 0.6 : 0.64),
  };
  const side = brush.light.direction > 0 ? 1 : -1;
  const size = plan.window ?? { at: 0, w: 0.01, h: 0.01 };
  const window: Opening = {
    x: p.x(0.5 + side * size.at * (portrait ? 0.6 : 1)) - (p.unit * size.w) / 2,
    y: room.base - p.unit * (0.2 + size.h),
    w: p.unit * size.w,
    h: p.unit * size.h,
  };
  const outside = plan.window ? paintView(p, random, window) : p.sheet().canvas;
  if (!plan.window) {
    const ctx = outside.getContext("2d");
    ctx.fillStyle = "#100c14";
    ctx.fillRect(0, 0, p.width, p.height);
  }
  const wall = p.sheet();
  backWall(wall.ctx, p, random, room, plan.window ? window : { ...window, y: -p.unit }, plan.paper);
  if (plan.window) windowFrame(wall.ctx, p, random, window);
  const box = p.sheet();
  roomBox(box.ctx, p, random, room, plan.paper, plan.floor);
  if (plan.window) windowLight(box.ctx, p, window, room.base);
  const laid = brush.spec.cast.length > 0 && brush.spec.cast.every(isTableware);
  const ground = {
    horizon: portrait ? 0.5 : 0.52,
    front: 0.92,
    floats: false,
    reflection: plan.reflection ?? 0.08,
  };
  const front = createFraming(p, ground);
  const table = p.sheet();
  // Lighter wood than the floor, so that the table and what is on it stand out.
  const wood = mix(plan.floor, [240, 208, 160], 0.45);
  if (laid) tableTop(table.ctx, p, random.fork("table"), p.y(0.71), wood);
  const fall = plan.window
    ? createPrecipitation(brush.spec, { width: p.width, height: p.height })
    : null;
  const weather: Layer["animate"] = fall
    ? (ctx, seconds) => {
        ctx.save();
        ctx.beginPath();
        ctx.rect(window.x, window.y, window.w, window.h);
        ctx.clip();
        fall.draw(ctx, seconds);
        ctx.restore();
      }
    : undefined;
  return {
    p,
    random,
    side,
    room,
    wall,
    box,
    pen: { wall: createPen(wall.ctx, p), box: createPen(box.ctx, p) },
    front,
    laid,
    portrait,
    x: (share) => p.x(0.5 + (share - 0.5) * (portrait ? 1.08 : 1)),
    plate: (moves = {}) => ({
      layers: [
        layer("outside", 0.08, outside, weather),
        layer("wall", 0.4, wall.canvas, moves.wall),
        layer("room", 0.62, box.canvas, moves.box),
        layer("table", 0.8, table.canvas),
        layer("foreground", 1.35, front.canvas),
      ],
      ground,
    }),
  };
}
