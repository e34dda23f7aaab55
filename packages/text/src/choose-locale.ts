import Negotiator from "negotiator";
import { DEFAULT_LOCALE, LOCALES, type Locale, PSEUDO_LOCALE } from "./locale.ts";

let offered: readonly Locale[] = LOCALES;

/** Has whoever asks for it answered in the pseudo-language, as tests do. */
export function offerPseudoLocale(): void {
  offered = [...LOCALES, PSEUDO_LOCALE];
}

/** The language of ours that a reader likes best. `acceptLanguage` is the header as it came. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const headers = { "accept-language": acceptLanguage };
  const [liked] = new Negotiator({ headers }).languages([...offered]);
  return offered.find((locale) => locale === liked) ?? DEFAULT_LOCALE;
}
