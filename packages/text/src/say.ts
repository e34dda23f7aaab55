import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { CATALOGUES } from "./catalogues.gen.ts";
import { DEFAULT_LOCALE, type Locale, PSEUDO_LOCALE } from "./locale.ts";
import { pseudoWords } from "./pseudo-words.ts";

/** Id of a text. */
export type TextId = keyof (typeof CATALOGUES)[typeof DEFAULT_LOCALE];

export const isText = (id: string): id is TextId => Object.hasOwn(CATALOGUES[DEFAULT_LOCALE], id);

const speakers = new Map<Locale, I18n>();

/** Returns the translator of a locale, which is created on first use. */
function speakerOf(locale: Locale): I18n {
  const known = speakers.get(locale);
  if (known) return known;
  const speaker = setupI18n({ locale, messages: { [locale]: wordsIn(locale) } });
  speakers.set(locale, speaker);
  return speaker;
}

function wordsIn(locale: Locale): Messages {
  const english: Messages = CATALOGUES[DEFAULT_LOCALE];
  if (locale !== PSEUDO_LOCALE) return { ...english, ...CATALOGUES[locale] };
  const each = Object.entries(english).map(([id, words]) => [id, pseudoWords(words)]);
  return Object.fromEntries(each);
}

/** UTC dates are shown in UTC, wherever the reader is. */
const FORMATS = {
  utc: { timeZone: "UTC", month: "long", day: "numeric" },
  utcYear: { timeZone: "UTC", dateStyle: "long" },
  utcMinute: {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
} as const;

/** Returns a text in a locale, with its placeholders filled in. */
export function say(id: TextId, values: Readonly<Record<string, unknown>>, locale: Locale): string {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    spelled(name, value, locale),
  ]);
  const said = speakerOf(locale)._(id, Object.fromEntries(filled), { formats: FORMATS });
  // A shortened value already ends with an ellipsis, and the value at the end may be empty.
  return said.trimEnd().replace(/…\.$/, "…");
}

/** How lists are joined; all others are joined by commas only, “a, b, c”. */
const LISTS: Readonly<Record<string, Intl.ListFormatType>> = {
  services: "disjunction",
  scenes: "conjunction",
};

function spelled(name: string, value: unknown, locale: Locale): unknown {
  if (!Array.isArray(value)) return value;
  return new Intl.ListFormat(locale, { type: LISTS[name] ?? "unit" }).format(value.map(String));
}
