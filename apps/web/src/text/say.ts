import { keyOf, type ScreenMessage } from "./message.ts";
import { numberText } from "./number-text.ts";
import { readLocale, readWords, SOURCE } from "./reading.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A sentence in the language of whoever reads. The macros of Lingui (`t`, `msg`, `plural`, `select`) become calls of
 * this in the build; nobody writes them by hand.
 *
 * @public
 */
export function say(message: ScreenMessage, values: Values = {}, context?: string): string {
  return fill(readWords()[keyOf(message, context)] ?? message, values, "#");
}

/** `count` is what "#" stands for: the number of the plural around it. */
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

/** Opening the tables of a language takes 10 ms; English counts without. */
function pluralOf(number: number): string {
  const locale = readLocale();
  if (locale === SOURCE) return Math.abs(number) === 1 ? "one" : "other";
  if (rules?.resolvedOptions().locale !== locale) rules = new Intl.PluralRules(locale);
  return rules.select(number);
}
