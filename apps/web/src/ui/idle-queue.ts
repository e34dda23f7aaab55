import { whenIdle } from "./when-idle.ts";

/** Pieces done in one go: together less than a frame. */
const AT_A_TIME = 3;

const waiting = new Set<() => void>();
let isAsked = false;

/**
 * For many small pieces of work, a millisecond each, as a wall of blurred pictures: some at a time whenever
 * the page has nothing more urgent to do.
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
    for (const work of [...waiting].slice(0, AT_A_TIME)) {
      waiting.delete(work);
      work();
    }
    ask();
  });
}
