import type { Canvas } from "@napi-rs/canvas";
import { css, mix, parseColour, type Rgb } from "../../light/colour.ts";
import { edge, glaze } from "../paint/shade.ts";
import type { LitFrom } from "./lit-from.ts";

const WHITE: Rgb = [255, 255, 255];

/**
 * Tints the picture with the ambient light. At `amount` 1 the tint is complete, and night hides the
 * figure.
 */
export function applyAmbient(canvas: Canvas, from: LitFrom, amount: number): void {
  const tone = mix(WHITE, parseColour(from.light.ambient), amount);
  glaze(canvas, "multiply", 1, (context) => {
    context.fillStyle = css(tone);
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
}

/** Applies a soft gradient from the lit upper side to the shaded lower side. */
export function applyFall(canvas: Canvas, from: LitFrom, lit: number, shaded: number): void {
  const { width, height } = canvas;
  const [near, far] = from.side >= 0 ? [width, 0] : [0, width];
  const key = parseColour(from.light.key);
  const dark = mix([40, 30, 80], parseColour(from.light.ambient), 0.35);
  glaze(canvas, "soft-light", lit, (context) => {
    const gradient = context.createLinearGradient(near, 0, far, height);
    gradient.addColorStop(0, css(key, 1));
    gradient.addColorStop(0.55, css(key, 0));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  });
  glaze(canvas, "multiply", shaded, (context) => {
    const gradient = context.createLinearGradient(near, 0, far, height);
    gradient.addColorStop(0.4, css(dark, 0));
    gradient.addColorStop(1, css(dark, 1));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  });
}

/** Applies a bright edge towards the light and a dark edge away from it. */
export function applyRim(canvas: Canvas, from: LitFrom, rim: number, core: number): void {
  const { grain, side } = from;
  const way = side >= 0 ? 1 : -1;
  edge(
    canvas,
    way * grain * 2.2,
    -grain * 1.8,
    grain * 2,
    css(mix([50, 30, 90], parseColour(from.light.ambient), 0.3)),
    "multiply",
    core,
  );
  edge(canvas, -way * grain * 0.75, grain * 0.55, grain * 0.5, from.light.rim, "screen", rim);
}
