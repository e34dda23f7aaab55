/** Milliseconds between two checks of the CPU time. */
const LOOK = 250;

export interface ProcessorWatch {
  end(): void;
}

/**
 * Watches a child's CPU time from now on. It is measured from outside, because a child with a busy
 * thread runs no timers of its own.
 *
 * @param seconds maximum CPU seconds
 * @param usedBy polled; returns the CPU seconds so far, or null when unknown
 */
export function watchProcessor(
  seconds: number,
  usedBy: () => number | null,
  over: () => void,
): ProcessorWatch {
  const before = usedBy() ?? 0;
  const timer = setInterval(() => {
    if ((usedBy() ?? 0) - before <= seconds) return;
    clearInterval(timer);
    over();
  }, LOOK);
  return { end: () => clearInterval(timer) };
}
