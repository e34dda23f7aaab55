/** Maximum lines remembered, so that lines chosen by strangers cannot fill the memory. */
const MOST = 100;

/**
 * Logs a line at once and, while it repeats, once per period with the number of repetitions. What
 * strangers can trigger at will must not flood the log.
 *
 * @param period milliseconds
 */
export function saySeldom(say: (line: string) => void, period: number): (line: string) => void {
  const again = new Map<string, number>();
  const tell = (line: string) => {
    const times = again.get(line) ?? 0;
    again.delete(line);
    if (times === 0) return;
    say(`${line} (${times} more)`);
    remember(line);
  };
  const remember = (line: string) => {
    if (again.size >= MOST) return;
    again.set(line, 0);
    setTimeout(() => tell(line), period).unref();
  };
  return (line) => {
    const times = again.get(line);
    if (times !== undefined) return void again.set(line, times + 1);
    say(line);
    remember(line);
  };
}
