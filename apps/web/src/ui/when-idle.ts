const LATEST_MS = 2_000;

/**
 * Does something once the page has nothing more urgent to do, within two seconds.
 *
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
