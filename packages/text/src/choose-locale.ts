import Negotiator from "negotiator";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";

/** The language of ours that a reader likes best. `acceptLanguage` is the header as it came. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const headers = { "accept-language": acceptLanguage };
  const [liked] = new Negotiator({ headers }).languages([...LOCALES]);
  return LOCALES.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}
