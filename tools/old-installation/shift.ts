/** How much later an installation is opened than it was recorded. */
export interface Shift {
  readonly milliseconds: number;
  /** Midnights in between (UTC): what ends at midnight must still do so. */
  readonly days: number;
}

const DAY = 24 * 60 * 60 * 1_000;

export function shiftBetween(recorded: Date, now: Date): Shift {
  const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY);
  return {
    milliseconds: now.getTime() - recorded.getTime(),
    days: dayOf(now) - dayOf(recorded),
  };
}

export const NO_SHIFT: Shift = { milliseconds: 0, days: 0 };

/** Returns true when a timestamp equals another one after the shift. */
export function isShifted(now: string, before: string, { milliseconds, days }: Shift): boolean {
  const gone = Date.parse(now) - Date.parse(before);
  return gone === milliseconds || (Date.parse(before) % DAY === 0 && gone === days * DAY);
}
