import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Light } from "./stage.ts";

/** Waves along the cut edge, in heights of the figure. */
const RIPPLE = 0.012;
const STEPS = 14;

/** Gives the straight cut of a figure in water (at `y`) an edge that moves with the waves. */
export function cutAtWater(canvas: Canvas, y: number, height: number, seconds: number): void {
  const context = canvas.getContext("2d");
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.moveTo(0, canvas.height);
  for (let step = 0; step <= STEPS; step += 1) {
    const x = (canvas.width * step) / STEPS;
    const wave = Math.sin(step * 1.9 + seconds * 2.2) + 0.5 * Math.sin(step * 3.1 - seconds * 3.1);
    context.lineTo(x, y + (wave - 1.2) * height * RIPPLE);
  }
  context.lineTo(canvas.width, canvas.height);
  context.fill();
  context.restore();
}

/** Rings of light that run out from where a figure cuts the water. */
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
