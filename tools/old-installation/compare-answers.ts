import { isShifted, type Shift } from "./shift.ts";

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** What may be compared how. */
export interface Comparison {
  readonly shift: Shift;
  /** Whether something other than before is meant to be said there. */
  readonly isMeant: (at: string, before: unknown, now: unknown, shift: Shift) => boolean;
}

/**
 * What an older answer said and a newer one does not, a line each: additions are no difference, nor are signatures
 * of addresses.
 */
export function missingFrom(
  now: unknown,
  before: unknown,
  comparison: Comparison,
  at = "",
): string[] {
  if (Array.isArray(before)) return missingItems(now, before, comparison, at);
  if (typeof before === "object" && before !== null) {
    const newer = new Map(Object.entries(now ?? {}));
    return Object.entries(before).flatMap(([key, value]) =>
      missingFrom(newer.get(key), value, comparison, `${at}.${key}`),
    );
  }
  if (now === before || isSame(now, before, comparison.shift)) return [];
  if (comparison.isMeant(at, before, now, comparison.shift)) return [];
  return [`${at}: ${JSON.stringify(before)} became ${JSON.stringify(now)}`];
}

function missingItems(
  now: unknown,
  before: readonly unknown[],
  comparison: Comparison,
  at: string,
): string[] {
  const newer: readonly unknown[] = Array.isArray(now) ? now : [];
  // Sentences and names of actions: there may be more of them.
  if (before.every((item) => typeof item === "string")) {
    return before
      .filter((item) => !newer.some((each) => isSame(each, item, comparison.shift)))
      .map((item) => `${at}: lacks ${JSON.stringify(item)}`);
  }
  if (newer.length !== before.length) return [`${at}: ${before.length} became ${newer.length}`];
  return before.flatMap((item, index) =>
    missingFrom(newer[index], item, comparison, `${at}[${index}]`),
  );
}

function isSame(now: unknown, before: unknown, shift: Shift): boolean {
  if (now === before) return true;
  if (typeof now !== "string" || typeof before !== "string") return false;
  if (moment.test(before)) return isShifted(now, before, shift);
  return before.startsWith("/media/") && now.split("?")[0] === before.split("?")[0];
}
