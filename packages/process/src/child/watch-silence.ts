import type { ProcessorUse } from "./processor-use.ts";

/**
 * Maximum elapsed silence of a child that gets little processor time, as a multiple of the normal
 * silence.
 */
const PATIENCE = 10;
/**
 * Share of the silence: a child with this much CPU time had its chance to answer; one with less of
 * a full processor is not working.
 */
const HAD_ITS_CHANCE = 0.9;
const IDLE = 0.01;
/** Share of the silence: maximum age of the CPU measurement at its beginning. */
const FRESH = 0.05;

export interface SilenceWatch {
  /** Restarts the timer after a message of the child. */
  refresh(): void;
  end(): void;
}

/**
 * Watches for silence of a child. On a busy machine it may not get to run: as long as it wants a
 * processor, its silence is measured in the CPU time it got.
 *
 * @param seconds of silence, in its own CPU time, after which it counts as hung; in elapsed time
 * when its CPU use is unknown, or it does not wait for a processor
 * @param useOf polled; returns the CPU use
 */
export function watchSilence(
  seconds: number,
  useOf: () => ProcessorUse | null,
  hung: () => void,
): SilenceWatch {
  let since = performance.now();
  let knownAt = since;
  let known = useOf();
  let before = known;
  const look = () => {
    const use = useOf();
    const got = use &&
      known &&
      before && { all: use.seconds - known.seconds, now: use.seconds - before.seconds };
    before = use;
    const starves =
      got !== null &&
      got.all < HAD_ITS_CHANCE * seconds &&
      (got.now > IDLE * seconds || use?.wants === true) &&
      performance.now() - since < PATIENCE * seconds * 1_000;
    if (starves) timer.refresh();
    else hung();
  };
  const timer = setTimeout(look, seconds * 1_000);
  return {
    refresh() {
      since = performance.now();
      if (since - knownAt > FRESH * seconds * 1_000) {
        knownAt = since;
        known = useOf();
      }
      before = known;
      timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}
