import { LANGUAGES } from "virtual:languages";
import { readIn, type ScreenWords, SOURCE } from "./reading.ts";

/**
 * The pseudo-language, for tests. Defined in packages/text, which is too large to import for its
 * name.
 */
const PSEUDO = "en-XA";

/** Loads the translations of a language; none for English, which is in the code. */
export async function loadWords(language: string): Promise<ScreenWords | undefined> {
  return (await LANGUAGES[language]?.())?.words;
}

/**
 * Sets the language to the one the server rendered the page in; for a page cached by the service
 * worker, to the reader's.
 */
export async function readPageLanguage(): Promise<void> {
  const { documentElement: page, defaultView: window } = document;
  const asked = import.meta.env.DEV && new URLSearchParams(window?.location.search).get("locale");
  const language = asked || (page.lang === SOURCE ? likedOf(navigator.languages) : page.lang);
  if (language === SOURCE) return;
  readIn(language, await loadWords(language));
  page.lang = language;
}

/**
 * Returns the supported language the user prefers, as the server derives it from Accept-Language.
 */
export function likedOf(languages: readonly string[]): string {
  const offered = [SOURCE, ...Object.keys(LANGUAGES).filter((name) => name !== PSEUDO)];
  for (const liked of languages) {
    const [base] = liked.split("-");
    const found = offered.find((name) => name === liked) ?? offered.find((name) => name === base);
    if (found) return found;
  }
  return SOURCE;
}
