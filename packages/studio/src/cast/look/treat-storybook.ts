import type { Canvas } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import { edge, glaze, grow, underlay } from "../paint/shade.ts";
import { applyAmbient } from "./light-over.ts";
import type { LitFrom } from "./lit-from.ts";

const INK = "#3b2a35";

/** Pen and wash: pale colour that gathers at the edges, and a brown ink outline. */
export function treatStorybook(canvas: Canvas, from: LitFrom): void {
  const { grain } = from;
  const paper = css(mix([255, 250, 238], parseColour(from.light.ambient), 0.15));
  glaze(canvas, "source-over", 0.13, (context) => {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
  applyAmbient(canvas, from, 0.38);
  // Pigment settles where the wash ends.
  edge(canvas, 0, -grain * 1.2, grain * 1.6, "#7a5a72", "multiply", 0.32);
  const wash = canvas.width * 0.5;
  glaze(canvas, "soft-light", 0.4, (context) => {
    const gradient = context.createRadialGradient(
      wash * (1 + 0.3 * from.side),
      canvas.height * 0.3,
      0,
      wash,
      canvas.height * 0.5,
      Math.max(canvas.width, canvas.height) * 0.7,
    );
    gradient.addColorStop(0, "#ffffff");
    gradient.addColorStop(0.6, "rgba(255,255,255,0)");
    context.fillStyle = gradient;
    context.fillRect(0, 0, canvas.width, canvas.height);
  });
  underlay(canvas, grow(canvas, Math.max(1, grain * 0.55), INK));
}
