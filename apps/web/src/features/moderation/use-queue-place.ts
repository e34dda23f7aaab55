import { useState } from "react";

/**
 * The case of a queue that is open, by its key: the first one, until another is chosen. When that
 * leaves the queue, the one that takes its place is open, so that what was skipped stays skipped.
 */
export function useQueuePlace(keys: readonly string[]) {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly at: number } | null>(null);
  const found = chosen === null ? 0 : keys.indexOf(chosen.key);
  const at = found >= 0 ? found : Math.max(0, Math.min(chosen?.at ?? 0, keys.length - 1));
  const key = keys[at];
  // Others may come and go before it.
  if (chosen !== null && key !== undefined && (chosen.key !== key || chosen.at !== at))
    setChosen({ key, at });
  const choose = (wanted: string) => setChosen({ key: wanted, at: keys.indexOf(wanted) });
  return {
    at,
    choose,
    step(by: number) {
      const next = keys[at + by] ?? key;
      if (next !== undefined) choose(next);
    },
  };
}
