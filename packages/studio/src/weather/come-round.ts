/**
 * Returns the rate closest to `rate` at which a motion that repeats every `turn` is back at its
 * start after `period` seconds, with at least `least` turns; `rate` itself when `period` is null.
 */
export function comeRound(rate: number, turn: number, period: number | null, least = 0): number {
  if (period === null) return rate;
  const turns = Math.max(least, Math.round((Math.abs(rate) * period) / turn));
  return (Math.sign(rate) * turns * turn) / period;
}
