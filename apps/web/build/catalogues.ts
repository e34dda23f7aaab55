import { readdirSync, readFileSync } from "node:fs";
import { PSEUDO_LOCALE } from "@kinora/text/locale";
import { pseudoWords } from "@kinora/text/pseudo-words";
import { formatter } from "@lingui/format-po";
import { keyOf, type ScreenMessage } from "../src/text/message.ts";
import { compileMessage } from "./compile-message.ts";

const room = new URL("../src/text/", import.meta.url);
const po = formatter();

/** The source language, in which the code is written. */
const SOURCE = "en";

/**
 * Languages other than English that the screens have translations for. The pseudo-language is for
 * tests.
 */
export function localesOfScreens(): string[] {
  const locales = readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SOURCE)
    .map(({ name }) => name);
  return [...locales.toSorted(), PSEUDO_LOCALE];
}

/** The screen messages of a language, keyed by the English sentence. */
export function wordsOfScreens(locale: string): Record<string, ScreenMessage> {
  const isPseudo = locale === PSEUDO_LOCALE;
  const words: Record<string, ScreenMessage> = {};
  const folder = new URL(`${isPseudo ? SOURCE : locale}/`, room);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".po"))) {
    for (const { icu, context, translation } of readCatalogue(new URL(file, folder), locale)) {
      const source = compileMessage(icu);
      const said = isPseudo
        ? (pseudoWords(source) as ScreenMessage)
        : translation && compileMessage(translation);
      if (said) words[keyOf(source, context)] = said;
    }
  }
  return words;
}

interface Entry {
  readonly icu: string;
  readonly context?: string | undefined;
  readonly translation: string;
}

function readCatalogue(file: URL, locale: string): Entry[] {
  const content = readFileSync(file, "utf8");
  const entries = po.parse(content, { locale, sourceLocale: SOURCE, filename: file.pathname });
  if (entries instanceof Promise) throw new Error("A .po file is read at once.");
  return Object.values(entries).map(({ message = "", context, translation = "" }) => ({
    icu: message,
    context,
    translation,
  }));
}
