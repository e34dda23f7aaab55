/** A clock that stands still until a test moves it. */
export type FixedClock = {
  now(): Date;
  advance(milliseconds: number): void;
  set(moment: Date | string): void;
};

/** Creates a fixed clock. @param start an ISO timestamp; an ordinary working day by default */
export function fixedClock(start = "2026-06-15T12:00:00.000Z"): FixedClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    advance(milliseconds) {
      current += milliseconds;
    },
    set(moment) {
      current = new Date(moment).getTime();
    },
  };
}
