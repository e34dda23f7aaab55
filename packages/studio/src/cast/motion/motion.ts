/**
 * The pose of a figure at a moment. Lengths are multiples of its own height (up is negative),
 * angles radians.
 */
export interface Motion {
  readonly dx: number;
  readonly dy: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Legs: −1 near leg back, 1 near leg forward. */
  readonly stride: number;
  /** Arms, left and right: 0 hanging, 1 straight up. */
  readonly arms: readonly [number, number];
  /** Tail, mane, ears: −1..1. */
  readonly wag: number;
  /** Sideways turn of the head. */
  readonly tilt: number;
  /** Lowering of the head, in own heights. */
  readonly nod: number;
  /** Eyes: 0 open, 1 closed. */
  readonly lids: number;
  /** Wings: −1 down, 1 up; 0 folded when not beating. */
  readonly flap: number;
}

export const STILL: Motion = {
  dx: 0,
  dy: 0,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  stride: 0,
  arms: [0, 0],
  wag: 0,
  tilt: 0,
  nod: 0,
  lids: 0,
  flap: 0,
};

/** A wave with a period of `period` seconds, −1..1. */
export const wave = (seconds: number, period: number, phase = 0) =>
  Math.sin((seconds / period + phase) * Math.PI * 2);

/** A breath stretches the figure upwards and narrows it slightly. */
export function breathe(seconds: number, phase: number, depth = 0.012) {
  const breath = wave(seconds, 3.4, phase) * depth;
  return { scaleX: 1 - breath * 0.6, scaleY: 1 + breath };
}

/**
 * Closes the eyes for a sixth of a second at intervals, and twice in quick succession every third
 * time.
 */
export function blink(seconds: number, phase: number): number {
  const period = 3.7;
  const at = (((seconds + phase * period) % (period * 3)) + period * 3) % (period * 3);
  const closing = (start: number) => Math.max(0, 1 - Math.abs(at - start) / 0.09);
  return Math.min(
    1,
    closing(1.2) + closing(1.2 + period) + closing(1.5 + period) + closing(0.9 + period * 2),
  );
}
