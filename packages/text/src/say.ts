import { type I18n, setupI18n } from "@lingui/core";
import { CATALOGUES } from "./catalogues.gen.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";

/** The name of a sentence. */
export type TextId = keyof (typeof CATALOGUES)[typeof DEFAULT_LOCALE];

const speakers = new Map<Locale, I18n>(
  LOCALES.map((locale) => {
    const words = { ...CATALOGUES[DEFAULT_LOCALE], ...CATALOGUES[locale] };
    return [locale, setupI18n({ locale, messages: { [locale]: words } })];
  }),
);

/** Days of UTC are named by their UTC date, wherever the reader is. */
const FORMATS = {
  utc: { timeZone: "UTC", month: "long", day: "numeric" },
  utcYear: { timeZone: "UTC", dateStyle: "long" },
} as const;

/** A sentence in a language, with what it speaks of filled in. */
export function say(id: TextId, values: Readonly<Record<string, unknown>>, locale: Locale): string {
  const speaker = speakers.get(locale);
  if (!speaker) throw new Error(`There are no words in ${locale}.`);
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    spelled(name, value, locale),
  ]);
  return speaker._(id, Object.fromEntries(filled), { formats: FORMATS });
}

/** Lists that are read as “one or another”; all others as “one and another”. */
const ALTERNATIVES = new Set(["services"]);

function spelled(name: string, value: unknown, locale: Locale): unknown {
  if (!Array.isArray(value)) return value;
  const type = ALTERNATIVES.has(name) ? "disjunction" : "conjunction";
  return new Intl.ListFormat(locale, { type }).format(value.map(String));
}
