/**
 * Keeps what was written for `keptMs`: of a burst of requests for the same thing one is written, and whoever
 * asks meanwhile waits for that one. Only for what is the same for everybody. What failed is not kept.
 */
export function pageKeeper<Written>(keptMs: number) {
  const kept = new Map<string, Promise<Written>>();
  return (key: string, write: () => Promise<Written>): Promise<Written> => {
    const known = kept.get(key);
    if (known) return known;
    const writing = write();
    kept.set(key, writing);
    const forget = () => kept.delete(key);
    writing.then(() => setTimeout(forget, keptMs).unref(), forget);
    return writing;
  };
}
