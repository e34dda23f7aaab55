import type { SKRSContext2D } from "@napi-rs/canvas";

/** Adds a pointed leaf to the current path: two curves, half the cost of an ellipse. */
export function leafShape(
  ctx: SKRSContext2D,
  x: number,
  y: number,
  long: number,
  wide: number,
  turn: number,
): void {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const bulge = wide * 1.9;
  ctx.moveTo(x + c * long, y + s * long);
  ctx.quadraticCurveTo(x - s * bulge, y + c * bulge, x - c * long, y - s * long);
  ctx.quadraticCurveTo(x + s * bulge, y - c * bulge, x + c * long, y + s * long);
}
