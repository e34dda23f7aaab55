/** Milliseconds between two looks at what was used. */
const LOOK = 250;

export interface ProcessorWatch {
  end(): void;
}

/**
 * Watches what a child uses of a processor from now on. It is counted from outside: a child whose thread never comes
 * to rest runs no timer of its own.
 *
 * @param seconds of a processor that it may use
 * @param usedBy asked now and then: seconds so far; null where nobody knows
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
