import { type I18n, setupI18n } from "@lingui/core";
import { CATALOGUES } from "./catalogues.gen.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";

/** The name of a sentence. */
export type TextId = keyof (typeof CATALOGUES)[typeof DEFAULT_LOCALE];

export const isText = (id: string): id is TextId => Object.hasOwn(CATALOGUES[DEFAULT_LOCALE], id);

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
  const said = speaker._(id, Object.fromEntries(filled), { formats: FORMATS });
  // A word that was cut has its dots already.
  return said.replace(/…\.$/, "…");
}

/** How lists are read; all others are told one by one, “a, b, c”. */
const LISTS: Readonly<Record<string, Intl.ListFormatType>> = {
  services: "disjunction",
  scenes: "conjunction",
};

function spelled(name: string, value: unknown, locale: Locale): unknown {
  if (!Array.isArray(value)) return value;
  return new Intl.ListFormat(locale, { type: LISTS[name] ?? "unit" }).format(value.map(String));
}
