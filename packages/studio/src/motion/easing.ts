/** Half linear, half smoothstep: the camera starts and stops softly but never stands still. */
export function easeGently(progress: number): number {
  const t = Math.min(1, Math.max(0, progress));
  return 0.5 * t + 0.5 * t * t * (3 - 2 * t);
}

/** Interpolates linearly between two values. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
