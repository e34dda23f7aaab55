import type { Canvas } from "@napi-rs/canvas";
import { glaze } from "../paint/shade.ts";
import { applyAmbient, applyFall, applyRim } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Film light: muted colours, deep shade on the far side, a strong edge against the dark. */
export function treatCinema(canvas: Canvas, from: LitFrom): void {
  const dark = 1 - from.light.brightness;
  glaze(canvas, "saturation", 0.34, (context) => {
    context.fillStyle = "#808080";
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
  applyAmbient(canvas, from, 0.5 + 0.25 * dark);
  applyFall(canvas, from, 0.75, 0.6);
  applyRim(canvas, from, 0.75 + 0.25 * dark, 0.65);
}
