const DAY = 86_400_000;
const MINUTE = 60_000;

/** Monday is 1, Sunday is 7. */
export type FirstWeekday = 1 | 6 | 7;

const asUtc = (date: string): Date => new Date(`${date}T00:00Z`);
const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the day so many days later: days of a calendar, whatever clocks do. */
export const addDays = (date: string, days: number): string =>
  dateOf(asUtc(date).getTime() + days * DAY);

/** Returns how many days a day is after another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / DAY);

/** Returns a wall time so many minutes later. */
export const addMinutes = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * MINUTE).toISOString().slice(0, 16);

/** Returns the same day of another month, or that month's last. */
export function addMonths(date: string, months: number): string {
  const day = asUtc(date);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
}

/** Returns the seven days of the week that a day is in. */
export function weekOf(date: string, first: FirstWeekday): readonly string[] {
  const back = (asUtc(date).getUTCDay() - first + 7) % 7;
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - back));
}

/** Returns the weeks in which a month lies. */
export function weeksOfMonth(date: string, first: FirstWeekday): readonly (readonly string[])[] {
  const month = date.slice(0, 7);
  const weeks: (readonly string[])[] = [];
  let week = weekOf(`${month}-01`, first);
  do {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? date, 7), first);
  } while (week[0]?.startsWith(month));
  return weeks;
}
