const LATEST_MS = 2_000;

/**
 * Runs a function when the browser is idle, within two seconds.
 *
 * @returns a function that cancels it
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
