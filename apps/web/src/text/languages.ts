import { LANGUAGES } from "virtual:languages";
import { readIn, type ScreenWords, SOURCE } from "./reading.ts";

/** The pseudo-language, for tests: of packages/text, which is too much to load for its name. */
const PSEUDO = "en-XA";

/** The words of a language; none for English, which stands in the code. */
export async function loadWords(language: string): Promise<ScreenWords | undefined> {
  return (await LANGUAGES[language]?.())?.words;
}

/** Has the page read in the language the server wrote it in; where the service worker kept it, in the reader's. */
export async function readPageLanguage(): Promise<void> {
  const { documentElement: page, defaultView: window } = document;
  const asked = import.meta.env.DEV && new URLSearchParams(window?.location.search).get("locale");
  const language = asked || (page.lang === SOURCE ? likedOf(navigator.languages) : page.lang);
  if (language === SOURCE) return;
  readIn(language, await loadWords(language));
  page.lang = language;
}

/** The language of ours that somebody likes best, as the server finds it in Accept-Language. */
export function likedOf(languages: readonly string[]): string {
  const offered = [SOURCE, ...Object.keys(LANGUAGES).filter((name) => name !== PSEUDO)];
  for (const liked of languages) {
    const [base] = liked.split("-");
    const found = offered.find((name) => name === liked) ?? offered.find((name) => name === base);
    if (found) return found;
  }
  return SOURCE;
}
