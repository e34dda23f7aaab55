import { FileTooSlow } from "./file-too-slow.ts";

/** Minimum CPU seconds for any file, however little it claims. */
const BASE = 30;
/**
 * The minimum where `most` limits the time; the file is retried elsewhere with more. Ten files that
 * claim one second and take ten delay those behind them no longer than this.
 */
const BASE_OF_SOME = 4;
/** Factor for slower machines than ours: older processors, formats that are harder to decode. */
const MARGIN = 6;

/**
 * Returns the CPU seconds that a file may take.
 *
 * @param expected CPU seconds for a file with these claims on an ordinary machine
 * @param most CPU seconds available at most
 * @throws FileTooSlow when that cannot be enough
 */
export function allowCpu(expected: number, most = Number.POSITIVE_INFINITY): number {
  // Many files take longer than others of their size; a file that would not finish is not started.
  const needed = Math.ceil(2 * expected);
  if (needed > most) throw new FileTooSlow(needed);
  if (most === Number.POSITIVE_INFINITY) return BASE + MARGIN * expected;
  return Math.min(BASE_OF_SOME + MARGIN * expected, most);
}
