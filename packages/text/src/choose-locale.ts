import Negotiator from "negotiator";
import { DEFAULT_LOCALE, LOCALES, type Locale, PSEUDO_LOCALE } from "./locale.ts";

let offered: readonly Locale[] = LOCALES;

/** Has whoever asks for it answered in the pseudo-language, as tests do. */
export function offerPseudoLocale(): void {
  offered = [...LOCALES, PSEUDO_LOCALE];
}

/** The language of ours that a reader likes best. `acceptLanguage` is the header as it came. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const liked = chooseLanguage(acceptLanguage, offered);
  return offered.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}

/** Of these languages the one that a reader likes best; undefined: none of them. */
export function chooseLanguage(
  acceptLanguage: string | undefined,
  languages: readonly string[],
): string | undefined {
  const headers = { "accept-language": acceptLanguage };
  return new Negotiator({ headers }).languages([...languages])[0];
}
