import { FileTooSlow } from "./file-too-slow.ts";

/** Seconds that any file may take, however little it claims. */
const BASE = 30;
/**
 * The same where there is only so much for any: it is tried again elsewhere. Ten files that claim a second and take ten
 * cost those behind them no more than this.
 */
const BASE_OF_SOME = 4;
/** How much longer than here it may take elsewhere: older processors, formats that are harder to read. */
const MARGIN = 6;

/**
 * Seconds of a processor that a file may take.
 *
 * @param expected what a file that claims as much takes on an ordinary machine
 * @param most what there is for it at the most
 * @throws FileTooSlow when that cannot be enough
 */
export function allowCpu(expected: number, most = Number.POSITIVE_INFINITY): number {
  // Many a file takes longer than others of its size: what would be begun in vain is not begun.
  const needed = Math.ceil(2 * expected);
  if (needed > most) throw new FileTooSlow(needed);
  if (most === Number.POSITIVE_INFINITY) return BASE + MARGIN * expected;
  return Math.min(BASE_OF_SOME + MARGIN * expected, most);
}
