/**
 * The rate next to `rate` at which what repeats every `turn` comes round again after `period` seconds, with
 * `least` turns; null: it need not.
 */
export function comeRound(rate: number, turn: number, period: number | null, least = 0): number {
  if (period === null) return rate;
  const turns = Math.max(least, Math.round((Math.abs(rate) * period) / turn));
  return (Math.sign(rate) * turns * turn) / period;
}
