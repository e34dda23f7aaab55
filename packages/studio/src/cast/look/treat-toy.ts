import type { Canvas } from "@napi-rs/canvas";
import { applyAmbient, applyFall, applyRim } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Soft vinyl: gentle light, round shading, a fine bright edge. */
export function treatToy(canvas: Canvas, from: LitFrom): void {
  const dark = 1 - from.light.brightness;
  applyAmbient(canvas, from, 0.36 + 0.38 * dark);
  applyFall(canvas, from, 0.5, 0.28);
  applyRim(canvas, from, 0.45 + 0.45 * dark, 0.4);
}
