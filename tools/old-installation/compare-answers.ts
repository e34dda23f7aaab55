import { isShifted, type Shift } from "./shift.ts";

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Settings of a comparison. */
export interface Comparison {
  readonly shift: Shift;
  /** Returns true when the new value differs on purpose. */
  readonly isMeant: (at: string, before: unknown, now: unknown, shift: Shift) => boolean;
}

/**
 * Lists, one per line, what an older response contains and a newer one lacks. Additions are
 * ignored, as are the signatures of URLs.
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
  // Lists of sentences and action names may have grown.
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
