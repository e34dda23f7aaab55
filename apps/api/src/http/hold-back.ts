/**
 * Milliseconds until who is refused for a full line is told so: whoever asks again at once, over and over, keeps the
 * thread busy with refusals otherwise. Not the same for all: answers that are due together hold up everybody.
 */
const HELD_BACK = { least: 500, most: 1_500 };
/** So many are held back at a time; the others are told at once. */
const MOST_HELD_BACK = 2_000;

/** Returns what a refusal for a full line waits for. */
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
