import type { Canvas } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import { edge, grow, underlay } from "../paint/shade.ts";
import { applyAmbient, applyRim } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Width of the shaded side, as a part of the smaller side of what is painted. */
const SHADE = 0.2;

/** How far below it lies against how far aside: parts meet below, where a shade would be a seam. */
const DOWN = 0.14;

/** Cel paint: one hard step between light and a cool shadow, a bright edge, a thin plum line. */
export function treatAnime(canvas: Canvas, from: LitFrom): void {
  const { grain, side, light } = from;
  const { width, height } = canvas;
  const dark = 1 - light.brightness;
  applyAmbient(canvas, from, 0.3 + 0.34 * dark);
  const shadow = mix([96, 84, 170], parseColour(light.ambient), 0.35);
  // The step follows the form: where the outline, moved towards the light, leaves it bare.
  const deep = Math.min(width, height) * SHADE;
  edge(canvas, side * deep, -deep * DOWN, grain * 0.3, css(shadow), "multiply", 0.62);
  edge(canvas, side * grain * 0.4, grain * 2.6, 0, "#ffffff", "screen", 0.16);
  applyRim(canvas, from, 0.85, 0.2);
  underlay(canvas, grow(canvas, Math.max(0.8, grain * 0.36), "#3a2450"));
}
