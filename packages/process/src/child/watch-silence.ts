import type { ProcessorUse } from "./processor-use.ts";

/** Times the silence that a child which hardly gets a processor is believed, by the clock. */
const PATIENCE = 10;
/** Of a silence: who used so much of a processor had its chance to speak; who used less of one is not at work. */
const HAD_ITS_CHANCE = 0.9;
const IDLE = 0.01;
/** Of a silence: how old what is known of the processor may be at its beginning. */
const FRESH = 0.05;

export interface SilenceWatch {
  /** The child said something. */
  refresh(): void;
  end(): void;
}

/**
 * Watches over a child that says nothing. On a machine that is busy with other things it may not get to speak: as long
 * as it wants a processor, its silence counts by what it got of one.
 *
 * @param seconds of silence, of its own processor, after which it counts as hung; by the clock where its use of
 *   processors is not known, or when it waits for nothing of the kind
 * @param useOf asked now and then
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
