/** The same answer to everybody for a while: whoever asks meanwhile waits for nothing. One that failed is not kept. */
export function keepFor<Answer>(milliseconds: number, ask: () => Promise<Answer>) {
  let kept: { readonly answer: Promise<Answer>; readonly at: number } | null = null;
  return (): Promise<Answer> => {
    if (kept && performance.now() - kept.at < milliseconds) return kept.answer;
    const asked = { answer: ask(), at: performance.now() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
}
