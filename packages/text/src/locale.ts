import Negotiator from "negotiator";
import { CATALOGUES } from "./catalogues.gen.ts";

/** A language there are words in. */
export type Locale = keyof typeof CATALOGUES;

/** Whose words stand where those of another language are missing. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

export const LOCALES = Object.keys(CATALOGUES).filter((name): name is Locale => name in CATALOGUES);

/** The language of ours that a reader likes best. `acceptLanguage` is the header as it came. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const headers = { "accept-language": acceptLanguage };
  const [liked] = new Negotiator({ headers }).languages([...LOCALES]);
  return LOCALES.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}
