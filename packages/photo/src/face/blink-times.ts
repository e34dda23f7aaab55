import type { Random } from "@kinora/studio/scene/random";

/** Seconds: lids close faster than they open. */
const FALL = 0.1;
const HOLD = 0.035;
const RISE = 0.17;

/**
 * Plans how closed the eyes are at each time in seconds, 0..1: a blink every two to four seconds,
 * the first within two.
 */
export function planBlinks(duration: number, random: Random): (seconds: number) => number {
  const starts: number[] = [];
  let at = random.between(0.7, 1.7);
  while (at < duration - (FALL + HOLD + RISE)) {
    starts.push(at);
    at += random.between(2.2, 4);
  }
  return (seconds) => {
    const start = starts.findLast((each) => each <= seconds);
    if (start === undefined) return 0;
    const since = seconds - start;
    if (since < FALL) return bend(since / FALL);
    if (since < FALL + HOLD) return 1;
    return bend(Math.max(0, 1 - (since - FALL - HOLD) / RISE));
  };
}

const bend = (share: number): number => share * share * (3 - 2 * share);
