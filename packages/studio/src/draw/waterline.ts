import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Light } from "../stage/stage.ts";

/** Height of the waves along the cut edge, in heights of the figure. */
const RIPPLE = 0.011;
const STEPS = 56;

/**
 * Turns the straight cut of a figure in water (at `y`) into an edge that moves with the waves, with
 * foam. `sinks` is the fraction of its height under water.
 */
export function cutAtWater(
  canvas: Canvas,
  light: Light,
  y: number,
  height: number,
  sinks: number,
  seconds: number,
): void {
  const context = canvas.getContext("2d");
  // A flat hull with little draught must not be cut by waves as high as a whale's.
  const ripple = height * RIPPLE * Math.min(1, sinks * 6);
  const edge = (x: number) => {
    const at = x / height;
    const wave = Math.sin(at * 13 + seconds * 2.2) + 0.5 * Math.sin(at * 29 - seconds * 3.1);
    return y + (wave - 1.6) * ripple;
  };
  const trace = () => {
    for (let step = 0; step <= STEPS; step += 1) {
      const x = (canvas.width * step) / STEPS;
      context.lineTo(x, edge(x));
    }
  };
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.moveTo(0, canvas.height);
  trace();
  context.lineTo(canvas.width, canvas.height);
  context.fill();
  // Foam is drawn only on the figure, so that the line ends where its body ends.
  context.globalCompositeOperation = "source-atop";
  context.strokeStyle = light.key;
  context.lineJoin = "round";
  for (const [width, alpha] of [
    [0.05, 0.16],
    [0.018, 0.5],
  ] as const) {
    context.globalAlpha = alpha * (0.4 + 0.6 * light.brightness);
    context.lineWidth = height * width;
    context.beginPath();
    trace();
    context.stroke();
  }
  context.restore();
}

/** Rings of light that spread from where a figure meets the water. */
export function drawRings(
  context: SKRSContext2D,
  light: Light,
  x: number,
  y: number,
  width: number,
  seconds: number,
): void {
  context.save();
  context.strokeStyle = light.key;
  for (let ring = 0; ring < 3; ring += 1) {
    const age = (seconds * 0.45 + ring / 3) % 1;
    const spread = width * (0.5 + 0.34 * age);
    context.globalAlpha = 0.34 * (1 - age) * (0.4 + 0.6 * light.brightness);
    context.lineWidth = Math.max(1, width * 0.012 * (1 - age * 0.6));
    context.beginPath();
    context.ellipse(x, y, spread, spread * 0.13, 0, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}
