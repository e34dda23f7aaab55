import { boxOf } from "../paint/load-icon.ts";

/**
 * Shoulder of the wing as fractions of the picture's width (from the tail) and height (from the
 * top), and its length in heights.
 */
export const SHOULDERS: Readonly<Record<string, readonly [number, number, number]>> = {
  bird: [0.46, 0.5, 0.62],
  blackbird: [0.5, 0.42, 0.6],
  parrot: [0.62, 0.42, 0.6],
  owl: [0.5, 0.5, 0.6],
  duck: [0.45, 0.6, 0.6],
  goose: [0.5, 0.6, 0.5],
  swan: [0.45, 0.62, 0.6],
  "baby-chick": [0.5, 0.58, 0.38],
  flamingo: [0.45, 0.45, 0.5],
  penguin: [0.5, 0.55, 0.4],
  rooster: [0.5, 0.55, 0.5],
  turkey: [0.5, 0.5, 0.5],
  dodo: [0.5, 0.55, 0.4],
};

/** Returns true when a picture can be given spread wings. */
export const hasFoldedWings = (icon: string) => SHOULDERS[icon] !== undefined;

/** Visible extent of a wing beyond its shoulder, in wing lengths; it is never spread flat. */
const SPREAD = 0.86;
/** Shoulders of a bird seen from the front, in widths from the middle. */
const FRONT_SHOULDER = 0.3;

/** Width with spread wings divided by the height; the body stays centred. */
export function wingspan(icon: string, front: boolean): number {
  const box = boxOf(icon);
  const aspect = box.width / box.height;
  const [across, , reach] = SHOULDERS[icon] ?? [0.5, 0.5, 0];
  const shoulder = front ? FRONT_SHOULDER * aspect : (0.5 - across) * aspect;
  return Math.max(aspect, 2 * (shoulder + reach * SPREAD));
}
