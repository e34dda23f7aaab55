import type { UnitPrice } from "./price-rule.ts";

const SECONDS: Readonly<Record<UnitPrice["unit"], number | null>> = {
  image: null,
  second: 1,
  "three seconds": 3,
  "ten seconds": 10,
  minute: 60,
  upload: null,
};

/**
 * Returns the units charged for a result of this length. Started units count in full; seconds are
 * charged as they are.
 */
export function unitsFor({ unit }: Pick<UnitPrice, "unit">, seconds: number): number {
  const length = SECONDS[unit];
  if (length === null) return 1;
  return length === 1 ? seconds : Math.ceil(seconds / length);
}

/**
 * Returns the price of one result in gems, the same on the server and on a button. The total is
 * rounded up once.
 */
export function gemsFor(rule: UnitPrice, seconds: number): number {
  return Math.max(Math.ceil(unitsFor(rule, seconds) * rule.gems), rule.atLeast);
}
