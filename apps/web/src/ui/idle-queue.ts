import { whenIdle } from "./when-idle.ts";

const waiting = new Set<() => void>();
let isAsked = false;

/**
 * For many small pieces of work, as a wall of blurred pictures: one at a time whenever the page has nothing
 * more urgent to do. The first take eight milliseconds each, until the browser has compiled what they do.
 *
 * @returns takes it back
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
