import { COST_DAYS_MAX } from "@kinora/contracts/payment/costs";

/** The last days, or those from one to another, both included. */
export type CostPeriod = { readonly days: number } | { readonly from: string; readonly to: string };

/** What the address says of the page about costs; anybody may have written it. */
export interface CostSearch {
  readonly days?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly service?: unknown;
}

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Returns whether the server counts from one day to the other. */
export function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return isDay(from) && isDay(to) && days >= 1 && days <= COST_DAYS_MAX;
}

/** Reads a period; what makes no sense is the last 30 days. */
export function readPeriod({ days, from, to }: CostSearch): CostPeriod {
  if (isDay(from) && isDay(to) && isPeriod(from, to)) return { from, to };
  const count = Number(days);
  return {
    days: Number.isInteger(count) && count >= 1 && count <= COST_DAYS_MAX ? count : USUAL_DAYS,
  };
}

/** Every day of a period, oldest first. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(from) + place * DAY_MS).toISOString().slice(0, 10),
  );
}
