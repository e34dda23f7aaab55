/** The same answer to everybody for a while: whoever asks meanwhile waits for nothing. One that failed is not kept. */
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
