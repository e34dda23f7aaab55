/**
 * Reads the last progress bar in a model's logs, " 40%|████      | 20/50 [00:03<00:04, 6.7it/s]"; null
 * when there is none.
 */
export function percentOfLogs(logs: string): number | null {
  const bars = [...logs.matchAll(/(?:^|[\r\n])[^\r\n|]{0,80}?(\d{1,3})%\|/g)];
  const percent = Number(bars.at(-1)?.[1] ?? Number.NaN);
  return percent <= 100 ? percent : null;
}
