import { whenIdle } from "./when-idle.ts";

const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Queues many small tasks, such as a wall of blurred pictures, and runs them one at a time when the
 * browser is idle. The first take eight milliseconds each, until the browser has compiled their
 * code.
 *
 * @returns a function that cancels the task
 */
export function queueIdle(work: () => void): () => void {
  waiting.add(work);
  ask();
  return () => waiting.delete(work);
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const [work] = waiting;
    if (work) waiting.delete(work);
    work?.();
    ask();
  });
}
