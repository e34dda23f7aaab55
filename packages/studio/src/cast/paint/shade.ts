import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** Paints over the opaque parts of a picture only. */
export function glaze(
  canvas: Canvas,
  operation:
    | "source-over"
    | "multiply"
    | "screen"
    | "soft-light"
    | "overlay"
    | "saturation"
    | "lighter",
  alpha: number,
  fill: (context: SKRSContext2D) => void,
): void {
  const layer = createCanvas(canvas.width, canvas.height);
  const paint = layer.getContext("2d");
  fill(paint);
  paint.globalCompositeOperation = "destination-in";
  paint.drawImage(canvas, 0, 0);
  const context = canvas.getContext("2d");
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = operation;
  context.globalAlpha = alpha;
  context.drawImage(layer, 0, 0);
  context.restore();
}

/**
 * Fills the band of the picture that its copy, shifted by (dx, dy) pixels, leaves free: the edge
 * facing (−dx, −dy).
 */
export function edge(
  canvas: Canvas,
  dx: number,
  dy: number,
  blur: number,
  colour: string,
  operation: "multiply" | "screen" | "lighter" | "source-over",
  alpha: number,
): void {
  const band = createCanvas(canvas.width, canvas.height);
  const paint = band.getContext("2d");
  paint.fillStyle = colour;
  paint.fillRect(0, 0, band.width, band.height);
  paint.globalCompositeOperation = "destination-out";
  if (blur > 0) paint.filter = `blur(${blur.toFixed(1)}px)`;
  paint.drawImage(canvas, dx, dy);
  glaze(canvas, operation, alpha, (context) => context.drawImage(band, 0, 0));
}

/** Copies the outline in one colour, expanded by `reach` pixels. */
export function grow(canvas: Canvas, reach: number, colour: string): Canvas {
  const grown = createCanvas(canvas.width, canvas.height);
  const context = grown.getContext("2d");
  const steps = 16;
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    context.drawImage(canvas, Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.globalCompositeOperation = "source-in";
  context.fillStyle = colour;
  context.fillRect(0, 0, grown.width, grown.height);
  return grown;
}

/** Puts one picture under another. */
export function underlay(canvas: Canvas, under: Canvas, alpha = 1): void {
  const context = canvas.getContext("2d");
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = "destination-over";
  context.globalAlpha = alpha;
  context.drawImage(under, 0, 0);
  context.restore();
}
