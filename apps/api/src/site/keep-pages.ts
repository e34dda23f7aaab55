/**
 * Caches a rendered page for `keptMs`. Of a burst of requests for the same page one is rendered,
 * and the others wait for it. Only for pages that are the same for all visitors. Failures are not
 * cached.
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
