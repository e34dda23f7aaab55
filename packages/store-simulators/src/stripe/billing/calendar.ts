import type { PriceRecord } from "../catalogue-records.ts";

type Recurring = NonNullable<PriceRecord["recurring"]>;

const DAY = 86_400;

/**
 * Returns the first end of a period after this second. Months and years count from the anchor: one
 * on the 31st ends on a short month's last day, and on the 31st again afterwards.
 */
export function periodEnd(anchor: number, after: number, recurring: Recurring): number {
  let count = 1;
  while (nth(anchor, count, recurring) <= after) count += 1;
  return nth(anchor, count, recurring);
}

function nth(anchor: number, count: number, { interval, intervalCount }: Recurring): number {
  const steps = count * intervalCount;
  if (interval === "day") return anchor + steps * DAY;
  if (interval === "week") return anchor + steps * 7 * DAY;
  const start = new Date(anchor * 1_000);
  const month = start.getUTCMonth() + (interval === "year" ? 12 * steps : steps);
  const year = start.getUTCFullYear();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) / 1_000 + (anchor % DAY);
}
