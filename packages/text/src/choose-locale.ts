import Negotiator from "negotiator";
import { DEFAULT_LOCALE, LOCALES, type Locale, PSEUDO_LOCALE } from "./locale.ts";

let offered: readonly Locale[] = LOCALES;

/** Offers the pseudo-locale to clients that request it, as tests do. */
export function offerPseudoLocale(): void {
  offered = [...LOCALES, PSEUDO_LOCALE];
}

/** Returns the supported locale that the reader prefers. `acceptLanguage` is the raw header. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const liked = chooseLanguage(acceptLanguage, offered);
  return offered.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}

/**
 * Returns the one of these languages that the reader prefers; undefined when none is acceptable.
 */
export function chooseLanguage(
  acceptLanguage: string | undefined,
  languages: readonly string[],
): string | undefined {
  const headers = { "accept-language": acceptLanguage };
  return new Negotiator({ headers }).languages([...languages])[0];
}
