import { CATALOGUES } from "./catalogues.gen.ts";

/** For tests: English in which every sentence can be told from what is none. Nobody is offered it. */
export const PSEUDO_LOCALE = "en-XA";

/** A language there are words in. */
export type Locale = keyof typeof CATALOGUES | typeof PSEUDO_LOCALE;

/** Whose words stand where those of another language are missing. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** All languages, the one first that whoever likes none best is answered in. */
export const LOCALES = defaultFirst(
  Object.keys(CATALOGUES).filter((name): name is keyof typeof CATALOGUES => name in CATALOGUES),
);

export function defaultFirst<Name extends string>(names: readonly Name[]): readonly Name[] {
  return names.toSorted(
    (one, other) => Number(other === DEFAULT_LOCALE) - Number(one === DEFAULT_LOCALE),
  );
}

/** The language of this name; English where there are no words in it. */
export function localeNamed(name: string): Locale {
  const known: readonly Locale[] = [...LOCALES, PSEUDO_LOCALE];
  return known.find((locale) => locale === name) ?? DEFAULT_LOCALE;
}
