/**
 * Yields to the browser, so that it can handle a press or paint between two pieces of work that
 * would block the page together.
 */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // `yield` continues before other tasks of the page; the fallback queues behind them.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
