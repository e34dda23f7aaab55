/** Milliseconds between two looks at the clock. */
const LOOK = 1_000;

interface Mine {
  readonly until: Date;
  /** Aborted when the attempt is over, whatever ended it. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/**
 * Makes a call that is cut off when the attempt is over, and at a time at the latest. The time is
 * looked up on the clock: a timer does not count while a machine sleeps.
 *
 * @throws the signal's reason when the attempt was over before
 */
export async function whileMine<Said>(
  { until, signal, now }: Mine,
  call: (signal: AbortSignal) => Promise<Said>,
): Promise<Said> {
  signal.throwIfAborted();
  const late = new AbortController();
  const timer = setInterval(() => {
    if (now() >= until) late.abort();
  }, LOOK);
  try {
    return await call(AbortSignal.any([signal, late.signal]));
  } finally {
    clearInterval(timer);
  }
}
