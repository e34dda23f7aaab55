import type { Canvas } from "@napi-rs/canvas";
import { edge, glaze, grow, underlay } from "../paint/shade.ts";
import { applyAmbient } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

/** Maximum distance between dots in pixels. */
const LARGEST_PITCH = 9;

/**
 * Ink and print: strong flat colour, dots that grow towards the shaded side, a thick black line.
 */
export function treatComics(canvas: Canvas, from: LitFrom): void {
  const { grain, side } = from;
  const { width, height } = canvas;
  glaze(canvas, "saturation", 0.22, (context) => {
    context.fillStyle = "#ff2020";
    context.fillRect(0, 0, width, height);
  });
  applyAmbient(canvas, from, 0.3);
  // Large figures use the dot size of the page, because larger dots would disfigure their faces.
  const pitch = Math.max(3, Math.min(LARGEST_PITCH, grain * 2.1));
  glaze(canvas, "multiply", 0.5, (context) => {
    context.fillStyle = "#2a1a44";
    context.beginPath();
    for (let row = 0; row * pitch < height; row += 1)
      for (let column = 0; column * pitch < width; column += 1) {
        const x = (column + (row % 2) * 0.5) * pitch;
        const y = row * pitch;
        const across = side >= 0 ? 1 - x / width : x / width;
        const shade = Math.max(0, across * 0.7 + (y / height) * 0.5 - 0.52);
        if (shade === 0) continue;
        const radius = Math.min(pitch * 0.46, pitch * shade * 0.8);
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, Math.PI * 2);
      }
    context.fill();
  });
  edge(canvas, -side * grain, grain * 0.8, 0, "#ffffff", "source-over", 0.5);
  underlay(canvas, grow(canvas, Math.max(1.2, grain * 0.85), "#120c18"));
}
