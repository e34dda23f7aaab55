import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { grow, underlay } from "../paint/shade.ts";
import { applyAmbient } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Steps of lightness kept of every gradient, because each sheet of paper has one colour. */
const SHEETS = 5;

function flatten(canvas: Canvas): void {
  const context = canvas.getContext("2d");
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const high = Math.max(red, green, blue, 1);
    const level = Math.max(1, Math.round((high / 255) * SHEETS)) / SHEETS;
    const factor = (level * 255) / high;
    data[at] = Math.min(255, red * factor);
    data[at + 1] = Math.min(255, green * factor);
    data[at + 2] = Math.min(255, blue * factor);
  }
  context.putImageData(image, 0, 0);
}

/** Cut paper: flat colours, a pale cut edge, and the shadow of one sheet on the next. */
export function treatPapercut(canvas: Canvas, from: LitFrom): void {
  const { grain } = from;
  flatten(canvas);
  applyAmbient(canvas, from, 0.35);
  underlay(canvas, grow(canvas, Math.max(1, grain * 0.7), "#fbf3e4"));
  const shadow = createCanvas(canvas.width, canvas.height);
  const paint = shadow.getContext("2d");
  paint.filter = `blur(${(grain * 0.9).toFixed(1)}px)`;
  paint.drawImage(grow(canvas, 0.5, "#160d24"), -from.side * grain * 0.9, grain * 1.3);
  underlay(canvas, shadow, 0.5);
}
