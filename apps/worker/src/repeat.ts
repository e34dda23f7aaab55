/**
 * Repeats work with a pause between the end of one run and the start of the next. A failed run is
 * ignored.
 *
 * @returns a function that stops it
 */
export function repeat(pause: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const run = () => {
    work()
      .catch(() => {})
      .finally(() => {
        if (!stopped) timer = setTimeout(run, pause);
      });
  };
  timer = setTimeout(run, 0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
