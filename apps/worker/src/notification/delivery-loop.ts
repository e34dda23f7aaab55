const LOOK_MS = 500;
/** Number of concurrent deliveries, so that a slow service holds up only its own. */
const AT_ONCE = 4;

/**
 * Sends due pushes or mails, several at a time; safe in any number of processes.
 *
 * @param deliver sends the one that is due first; returns false when none is
 *
 * @returns a function that stops delivery and resolves once current sends are done
 */
export function startDelivering(deliver: () => Promise<boolean>): () => Promise<void> {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const drain = async () => {
    while (!stopped && (await deliver())) begin();
  };
  // While one waits for its service, the next look begins another; with nothing due, only one asks.
  const begin = () => {
    if (stopped || running.size >= AT_ONCE) return;
    const drained: Promise<void> = drain()
      .catch(() => {})
      .finally(() => running.delete(drained));
    running.add(drained);
  };
  const timer = setInterval(begin, LOOK_MS);
  begin();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all(running);
  };
}
