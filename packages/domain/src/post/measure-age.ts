import {
  MEASURE_AGES,
  type MeasureAge,
  MEASURE_SPANS as SPANS,
} from "@kinora/contracts/publication/measure-span";

/** Milliseconds until a question that was not answered is asked again. */
const AGAIN = 1_800_000;

/** Returns which age a post has now; null when it is too young, or between two. */
export function ageAt(thereSince: Date, now: Date): MeasureAge | null {
  const age = now.getTime() - thereSince.getTime();
  return MEASURE_AGES.find((one) => age >= SPANS[one].from && age < SPANS[one].until) ?? null;
}

/** Returns when a post reaches its next age; null after the last. */
export function nextAgeAt(thereSince: Date, now: Date): Date | null {
  const age = now.getTime() - thereSince.getTime();
  const next = MEASURE_AGES.find((one) => SPANS[one].from > age);
  return next ? new Date(thereSince.getTime() + SPANS[next].from) : null;
}

/** Returns when to ask again; once the age has passed, at the next. */
export function askAgainAt(thereSince: Date, now: Date): Date | null {
  const again = new Date(now.getTime() + AGAIN);
  return ageAt(thereSince, again) === null ? nextAgeAt(thereSince, now) : again;
}

/** Returns when to look whether a post is really missing. */
export const lookAgainAt = (now: Date): Date => new Date(now.getTime() + AGAIN);
