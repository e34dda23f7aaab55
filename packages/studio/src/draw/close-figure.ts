import { createCanvas } from "@napi-rs/canvas";
import type { Figure } from "../stage/stage.ts";

/** Samples per second, and seconds that are compared. */
const RATE = 30;
const COMPARED = 0.5;
/** Maximum change of pace, as a fraction and as seconds of the whole. */
const SLACK = 0.14;
const MOST_SLACK = 1.5;
/** Height in pixels of a figure drawn only for comparison. */
const SMALL = 48;

/**
 * Adjusts a figure's pace so that it looks nearly the same after `period` seconds as at the start:
 * the moment at which it most resembles its beginning is moved there. Works for any figure,
 * whatever its action.
 */
export function closeFigure(figure: Figure, period: number): Figure {
  const pace = findReturn(figure, period) / period;
  const { pose } = figure;
  return {
    aspect: figure.aspect,
    draw: (context, height, seconds) => figure.draw(context, height, seconds * pace),
    ...(pose === undefined ? {} : { pose: (seconds: number) => pose(seconds * pace) }),
  };
}

/** Finds the moment near `period` from which a figure most resembles itself from 0 on. */
function findReturn(figure: Figure, period: number): number {
  const slack = Math.min(MOST_SLACK, period * SLACK);
  const canvas = createCanvas(SMALL * 3, SMALL * 2);
  const context = canvas.getContext("2d");
  const known = new Map<number, Uint8Array>();
  const look = (step: number): Uint8Array => {
    const seen = known.get(step);
    if (seen !== undefined) return seen;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.save();
    context.translate(canvas.width / 2, SMALL * 1.7);
    figure.draw(context, SMALL, step / RATE);
    context.restore();
    const pixels = new Uint8Array(canvas.data());
    known.set(step, pixels);
    return pixels;
  };
  const compared = Math.round(COMPARED * RATE);
  const unlike = (step: number) => {
    let sum = 0;
    for (let at = 0; at <= compared; at += 3) sum += difference(look(at), look(step + at));
    return sum;
  };
  const middle = Math.round(period * RATE);
  let best = { step: middle, value: unlike(middle) };
  for (let away = 1; away <= slack * RATE; away += 1) {
    for (const step of [middle - away, middle + away]) {
      const value = unlike(step);
      // Among equally good moments the nearest wins, because it changes the pace least.
      if (value < best.value * 0.98) best = { step, value };
    }
  }
  return best.step / RATE;
}

function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum;
}
