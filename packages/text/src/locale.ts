import { CATALOGUES } from "./catalogues.gen.ts";

/** For tests: modified English in which untranslated text stands out. Never offered to users. */
export const PSEUDO_LOCALE = "en-XA";

/** A locale with a catalogue. */
export type Locale = keyof typeof CATALOGUES | typeof PSEUDO_LOCALE;

/** Locale whose text replaces missing translations. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** All locales, starting with the default one. */
export const LOCALES = defaultFirst(
  Object.keys(CATALOGUES).filter((name): name is keyof typeof CATALOGUES => name in CATALOGUES),
);

export function defaultFirst<Name extends string>(names: readonly Name[]): readonly Name[] {
  return names.toSorted(
    (one, other) => Number(other === DEFAULT_LOCALE) - Number(one === DEFAULT_LOCALE),
  );
}

/** Returns the locale with this name; the default one when it has no catalogue. */
export function localeNamed(name: string): Locale {
  const known: readonly Locale[] = [...LOCALES, PSEUDO_LOCALE];
  return known.find((locale) => locale === name) ?? DEFAULT_LOCALE;
}
