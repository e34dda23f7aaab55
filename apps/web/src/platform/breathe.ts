/**
 * Lets the browser do what waits: answer a press, paint. Between two pieces of work that would hold up the
 * page together.
 */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // What goes on comes before other work of the page; where that is unknown, it queues behind it.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
