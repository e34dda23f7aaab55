import type { Canvas } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import { edge, glaze, grow, underlay } from "../paint/shade.ts";
import { applyAmbient, applyRim } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Cel paint: one hard step between light and a cool shadow, a bright edge, a thin plum line. */
export function treatAnime(canvas: Canvas, from: LitFrom): void {
  const { grain, side, light } = from;
  const { width, height } = canvas;
  const dark = 1 - light.brightness;
  applyAmbient(canvas, from, 0.3 + 0.34 * dark);
  const shadow = mix([96, 84, 170], parseColour(light.ambient), 0.35);
  glaze(canvas, "multiply", 0.62, (context) => {
    const [near, far] = side >= 0 ? [width, 0] : [0, width];
    const fall = context.createLinearGradient(near, 0, far, height * 0.7);
    fall.addColorStop(0.56, css(shadow, 0));
    fall.addColorStop(0.585, css(shadow, 1));
    fall.addColorStop(1, css(shadow, 1));
    context.fillStyle = fall;
    context.fillRect(0, 0, width, height);
  });
  edge(canvas, side * grain * 0.4, grain * 2.6, 0, "#ffffff", "screen", 0.16);
  applyRim(canvas, from, 0.85, 0.2);
  underlay(canvas, grow(canvas, Math.max(0.8, grain * 0.36), "#3a2450"));
}
