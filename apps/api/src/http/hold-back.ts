/**
 * Milliseconds before a request is told that the queue is full. Otherwise clients that retry at
 * once would keep the thread busy with rejections. The delay is random, because responses due at
 * the same moment would delay everyone.
 */
const HELD_BACK = { least: 500, most: 1_500 };
/** Maximum rejections delayed at a time; further ones are sent at once. */
const MOST_HELD_BACK = 2_000;

/** Returns a function that delays the rejection of a request when the queue is full. */
export function holdsBack(): () => Promise<void> {
  let heldBack = 0;
  return async () => {
    if (heldBack >= MOST_HELD_BACK) return;
    heldBack += 1;
    const ms = HELD_BACK.least + Math.random() * (HELD_BACK.most - HELD_BACK.least);
    await new Promise((told) => setTimeout(told, ms));
    heldBack -= 1;
  };
}
