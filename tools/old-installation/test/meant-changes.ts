import type { Shift } from "../shift.ts";

const DAY = 24 * 60 * 60 * 1_000;

/** Sentences that have been reworded since f6fc516. */
const reworded = new Map<unknown, unknown>([
  [
    "You cancelled this. What was not delivered was not charged.",
    "You canceled this. Your gems were returned.",
  ],
  // The title already says it.
  ["Paid", ""],
]);

const withNewPriceWords = (sentence: string): string =>
  sentence
    .replace(/^\d+\.\d+(?= s of film)/, (seconds) => `${Math.round(Number(seconds))}`)
    .replace(" s of film, 3 s a gem", " s of film (1 gem per 3 s)")
    .replace(/ \+ (\d+ pictures?) × 1 gem/, " and $1 (1 gem each)");

/**
 * Returns true for intended changes since then. Every further change needs a line here, with its
 * reason.
 */
export function isMeant(
  at: string,
  before: unknown,
  now: unknown,
  { milliseconds }: Shift,
): boolean {
  if (reworded.has(before) && reworded.get(before) === now) return true;
  // A seed is now only returned when the request contained one.
  if (at.endsWith(".recipe.seed") && now === undefined) return true;
  if (typeof before !== "string" || typeof now !== "string") return false;
  // Sentences spell it in one way.
  if (before !== now && before.replaceAll("ancelled", "anceled") === now) return true;
  // 0091_lot_life: lots now expire at midnight.
  if (/\.(expiresAt|expiring\.at)$/.test(at)) {
    const longer = Date.parse(now) - Date.parse(before) - milliseconds;
    return longer > 0 && longer < DAY && Date.parse(now) % DAY === 0;
  }
  // The label of a download now names its content, with the format in parentheses.
  if (
    /\.downloads\[\d+\]\.label$/.test(at) &&
    (now.endsWith(` (${before})`) || now === "Stems (ZIP)")
  )
    return true;
  // The price of a film is worded differently, and its length is in whole seconds.
  if (withNewPriceWords(before) === now) return true;
  // Lengths of stories are in whole seconds.
  return before.replace(/\d+\.\d+(?= s$)/, (seconds) => `${Math.round(Number(seconds))}`) === now;
}
