/** Caches a value for one minute. Concurrent callers share one load; failures are not cached. */
export function keepForAMinute<T>(now: () => Date, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | null = null;
  return () => {
    const at = now().getTime();
    if (kept && kept.until > at) return kept.answer;
    const answer = ask();
    kept = { answer, until: at + 60_000 };
    answer.catch(() => {
      kept = null;
    });
    return answer;
  };
}
