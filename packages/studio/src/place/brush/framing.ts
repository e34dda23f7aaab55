import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { aspectOf } from "../../cast/measure-figure.ts";
import { longestWay, standFigure } from "../../stage/stand-figure.ts";
import type { Painter } from "./painter.ts";

/** The edge of the picture from which a thing grows, and towards which it moves out of the way. */
export type FrameEdge = "left" | "right" | "top" | "bottom";

/** An area of the sheet that shows a figure's upper part. */
interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The sheet in front of the figures, which frames them and never hides a face. */
export interface Framing {
  readonly canvas: Canvas;
  /**
   * Paints a thing at an edge: in place, farther out, or not at all, so that every figure stays
   * visible.
   */
  add(edge: FrameEdge, paint: (ctx: SKRSContext2D) => void): void;
  /** Returns true when a thing between these edges (sheet pixels) hides no figure. */
  isFree(left: number, right: number, top: number, bottom: number): boolean;
}

/** Fraction of a figure, from its top, that nothing may cover. */
const SHOWN = 0.66;
/** Maximum covered fraction of a zone, which allows single blades and leaves. */
const TOLERATED = 0.015;
/** Alpha is sampled in cells of this many pixels. */
const CELL = 8;
/** With a moving camera, sheets extend beyond the frame by more than this fraction of it. */
const FILM_MARGIN = 0.05;
const STEP = 0.055;
const STEPS = 7;
const WAYS: Readonly<Record<FrameEdge, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};

function findZones(p: Painter, ground: { horizon: number; front: number }): Zone[] {
  const { frame, margin, spec } = p.brush;
  // A moving camera shifts near sheets more than figures.
  const slack = frame.width * 0.025;
  const films = margin > frame.width * FILM_MARGIN;
  return spec.cast.map((member) => {
    const standing = standFigure(member, { ...ground, floats: false, reflection: 0 }, frame);
    const aspect = aspectOf(subjectOf(member.subject), member.posture);
    // In a film, the figure must not move behind anything either.
    const way = films ? longestWay(member, standing, aspect, frame) : 0;
    const half = (standing.height * aspect) / 2 + slack + way;
    const top = standing.floorY - standing.lift - standing.height + margin;
    const x = standing.x + margin;
    return { left: x - half, right: x + half, top, bottom: top + standing.height * SHOWN };
  });
}

/** Fraction of a zone that would be covered if the picture were shifted by (dx, dy) pixels. */
function covered(
  alpha: Uint8ClampedArray,
  columns: number,
  rows: number,
  zone: Zone,
  dx: number,
  dy: number,
): number {
  const [left, right, top, bottom] = [
    zone.left - dx,
    zone.right - dx,
    zone.top - dy,
    zone.bottom - dy,
  ].map((edge) => Math.round(edge / CELL));
  let count = 0;
  for (let y = Math.max(0, top ?? 0); y < Math.min(rows, bottom ?? 0); y += 1)
    for (let x = Math.max(0, left ?? 0); x < Math.min(columns, right ?? 0); x += 1)
      if ((alpha[(y * columns + x) * 4 + 3] ?? 0) > 60) count += 1;
  return (count * CELL * CELL) / ((zone.right - zone.left) * (zone.bottom - zone.top));
}

/**
 * Starts the sheet in front of the figures. `ground` is in frame heights, as the plate will report
 * it.
 */
export function createFraming(p: Painter, ground: { horizon: number; front: number }): Framing {
  const { canvas, ctx } = p.sheet();
  const zones = findZones(p, ground);
  const columns = Math.ceil(p.width / CELL);
  const rows = Math.ceil(p.height / CELL);
  const scratch = zones.length > 0 ? p.sheet() : undefined;
  const small = createCanvas(columns, rows);
  const look = small.getContext("2d");

  const findWay = (picture: Canvas, edge: FrameEdge): readonly [number, number] | undefined => {
    look.clearRect(0, 0, columns, rows);
    look.drawImage(picture, 0, 0, p.width / CELL, p.height / CELL);
    const { data } = look.getImageData(0, 0, columns, rows);
    const [x, y] = WAYS[edge];
    for (let step = 0; step < STEPS; step += 1) {
      const dx = x * step * STEP * p.unit;
      const dy = y * step * STEP * p.unit;
      if (zones.every((zone) => covered(data, columns, rows, zone, dx, dy) <= TOLERATED))
        return [dx, dy];
    }
    return undefined;
  };

  return {
    canvas,
    add: (edge, paint) => {
      if (scratch === undefined) {
        ctx.save();
        paint(ctx);
        ctx.restore();
        return;
      }
      scratch.ctx.clearRect(0, 0, p.width, p.height);
      scratch.ctx.save();
      paint(scratch.ctx);
      scratch.ctx.restore();
      const way = findWay(scratch.canvas, edge);
      if (way !== undefined) ctx.drawImage(scratch.canvas, ...way);
    },
    isFree: (left, right, top, bottom) =>
      zones.every(
        (zone) => right < zone.left || left > zone.right || top > zone.bottom || bottom < zone.top,
      ),
  };
}
