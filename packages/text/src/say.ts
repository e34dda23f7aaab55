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

/** A sentence in a language, with what it speaks of filled in; of several things it says “one or another”. */
export function say(id: TextId, values: Readonly<Record<string, unknown>>, locale: Locale): string {
  const speaker = speakers.get(locale);
  if (!speaker) throw new Error(`There are no words in ${locale}.`);
  const filled = Object.entries(values).map(([name, value]) => [name, spelled(value, locale)]);
  return speaker._(id, Object.fromEntries(filled), { formats: FORMATS });
}

function spelled(value: unknown, locale: Locale): unknown {
  if (!Array.isArray(value)) return value;
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(value.map(String));
}
