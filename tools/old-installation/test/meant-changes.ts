import type { Shift } from "../shift.ts";

const DAY = 24 * 60 * 60 * 1_000;

/** Sentences that were worded anew since f6fc516. */
const reworded = new Map<unknown, unknown>([
  [
    "You cancelled this. What was not delivered was not charged.",
    "You cancelled this. Your gems were returned.",
  ],
  // The title says it.
  ["Paid", ""],
]);

const withNewPriceWords = (sentence: string): string =>
  sentence
    .replace(/^\d+\.\d+(?= s of film)/, (seconds) => `${Math.round(Number(seconds))}`)
    .replace(" s of film, 3 s a gem", " s of film (1 gem per 3 s)")
    .replace(/ \+ (\d+ pictures?) × 1 gem/, " and $1 (1 gem each)");

/** What later versions say otherwise on purpose; whoever changes more of it adds a line and the reason. */
export function isMeant(
  at: string,
  before: unknown,
  now: unknown,
  { milliseconds }: Shift,
): boolean {
  if (reworded.has(before) && reworded.get(before) === now) return true;
  // A seed stands only where whoever made it was sent one.
  if (at.endsWith(".recipe.seed") && now === undefined) return true;
  if (typeof before !== "string" || typeof now !== "string") return false;
  // 0091_lot_life: a lot's life ends with a day.
  if (/\.(expiresAt|expiring\.at)$/.test(at)) {
    const longer = Date.parse(now) - Date.parse(before) - milliseconds;
    return longer > 0 && longer < DAY && Date.parse(now) % DAY === 0;
  }
  // A download says what it is, and its format behind it.
  if (
    /\.downloads\[\d+\]\.label$/.test(at) &&
    (now.endsWith(` (${before})`) || now === "Stems (ZIP)")
  )
    return true;
  // What a film costs, in other words, and its length in whole seconds.
  if (withNewPriceWords(before) === now) return true;
  // Lengths of stories are told in whole seconds.
  return before.replace(/\d+\.\d+(?= s$)/, (seconds) => `${Math.round(Number(seconds))}`) === now;
}
