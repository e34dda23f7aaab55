/** Half linear, half smoothstep: a camera that starts and stops softly but never stands still. */
export function easeGently(progress: number): number {
  const t = Math.min(1, Math.max(0, progress));
  return 0.5 * t + 0.5 * t * t * (3 - 2 * t);
}

/** The value `share` of the way between two. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
