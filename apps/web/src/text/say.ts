import { keyOf, type ScreenMessage } from "./message.ts";
import { numberText } from "./number-text.ts";
import { readLocale, readWords, SOURCE } from "./reading.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a sentence in the reader's language. The build turns Lingui's macros (`t`, `msg`,
 * `plural`, `select`) into calls of this function; nobody writes them by hand.
 *
 * @public
 */
export function say(message: ScreenMessage, values: Values = {}, context?: string): string {
  return fill(readWords()[keyOf(message, context)] ?? message, values, "#");
}

/** `count` replaces "#": the number of the enclosing plural. */
function fill(message: ScreenMessage, values: Values, count: string): string {
  if (typeof message === "string") return message;
  let said = "";
  for (const token of message) {
    if (typeof token === "string") {
      said += token === "#" ? count : token;
      continue;
    }
    const [name, type, cases] = token;
    const value = values[name];
    if (type === "plural" && cases) {
      const number = Number(value);
      const chosen = cases[String(number)] ?? cases[pluralOf(number)] ?? cases.other ?? "";
      said += fill(chosen, values, numberText(number));
    } else if (type === "select" && cases) {
      said += fill(cases[String(value)] ?? cases.other ?? "", values, count);
    } else {
      said += value ?? "";
    }
  }
  return said;
}

let rules: Intl.PluralRules | null = null;

/** Loading a language's locale data takes 10 ms; English plurals need none. */
function pluralOf(number: number): string {
  const locale = readLocale();
  if (locale === SOURCE) return Math.abs(number) === 1 ? "one" : "other";
  if (rules?.resolvedOptions().locale !== locale) rules = new Intl.PluralRules(locale);
  return rules.select(number);
}
