import type { Canvas } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import { edge, grow, underlay } from "../paint/shade.ts";
import { applyAmbient, applyRim } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Width of the shaded side as a fraction of the smaller dimension of the canvas. */
const SHADE = 0.2;

/**
 * Downward offset of the shade relative to its sideways offset; small, because parts join at the
 * bottom, where a shade would show as a seam.
 */
const DOWN = 0.14;

/** Cel shading: one hard step between light and a cool shadow, a bright edge, a thin plum line. */
export function treatAnime(canvas: Canvas, from: LitFrom): void {
  const { grain, side, light } = from;
  const { width, height } = canvas;
  const dark = 1 - light.brightness;
  applyAmbient(canvas, from, 0.3 + 0.34 * dark);
  const shadow = mix([96, 84, 170], parseColour(light.ambient), 0.35);
  // The step follows the form: it covers the area that the outline, shifted towards the light,
  // leaves free.
  const deep = Math.min(width, height) * SHADE;
  edge(canvas, side * deep, -deep * DOWN, grain * 0.3, css(shadow), "multiply", 0.62);
  edge(canvas, side * grain * 0.4, grain * 2.6, 0, "#ffffff", "screen", 0.16);
  applyRim(canvas, from, 0.85, 0.2);
  underlay(canvas, grow(canvas, Math.max(0.8, grain * 0.36), "#3a2450"));
}
