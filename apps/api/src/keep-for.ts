/**
 * Caches a value for all callers for a while. Concurrent reads share one load; failures are not
 * cached.
 */
export function keepFor<Answer>(milliseconds: number, ask: () => Promise<Answer>) {
  let kept: { readonly answer: Promise<Answer>; readonly at: number } | null = null;
  const forget = () => {
    kept = null;
  };
  const read = (): Promise<Answer> => {
    if (kept && performance.now() - kept.at < milliseconds) return kept.answer;
    const asked = { answer: ask(), at: performance.now() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) forget();
    });
    return asked.answer;
  };
  return { read, forget };
}
