import type { UnitPrice } from "./price-rule.ts";

const SECONDS: Readonly<Record<UnitPrice["unit"], number | null>> = {
  image: null,
  second: 1,
  "three seconds": 3,
  "ten seconds": 10,
  minute: 60,
  upload: null,
};

/** Units that a result of this length is charged for; begun ones count whole, seconds as they are. */
export function unitsFor({ unit }: UnitPrice, seconds: number): number {
  const length = SECONDS[unit];
  if (length === null) return 1;
  return length === 1 ? seconds : Math.ceil(seconds / length);
}

/** What one result costs: the same sum on the server and on a button. Parts of a gem are rounded up once, in the sum. */
export function gemsFor(rule: UnitPrice, seconds: number): number {
  return Math.max(Math.ceil(unitsFor(rule, seconds) * rule.gems), rule.atLeast);
}
