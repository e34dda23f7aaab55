const pacific = new Intl.DateTimeFormat("en-US", {
  ...{ timeZone: "America/Los_Angeles", hourCycle: "h23" },
  ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric" },
});

const partsOf = (at: Date): Readonly<Record<string, number>> =>
  Object.fromEntries(pacific.formatToParts(at).map(({ type, value }) => [type, Number(value)]));

/** Hours of UTC at which a day can begin there, in summer and in winter. */
const BEGINNINGS = [7, 8];

/** Returns when the next day begins in Pacific time: quotas of YouTube start anew. */
export function nextPacificMidnight(now: Date): Date {
  const { year = 0, month = 1, day = 1 } = partsOf(now);
  const [summer, winter] = BEGINNINGS.map(
    (hour) => new Date(Date.UTC(year, month - 1, day + 1, hour)),
  );
  const isSummer = summer !== undefined && partsOf(summer).hour === 0;
  return (isSummer ? summer : winter) ?? now;
}
