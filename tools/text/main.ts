/**
 * `npm run text`: writes packages/text/src/catalogues.gen.ts, the messages of every language in
 * Lingui's format, from the .po files, one per noun; and the .po files of the screens from the
 * sources of the web app. `npm run check` fails when they are out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { writeCataloguesOfScreens } from "./screens.ts";

const room = new URL("../../packages/text/", import.meta.url);
const po = formatter({ explicitIdAsDefault: true });

/** Returns the messages of a language by id, in the order of the files. */
function readWords(locale: string): Record<string, string> {
  const folder = new URL(`${locale}/`, room);
  const words: Record<string, string> = {};
  for (const file of readdirSync(folder).toSorted()) {
    const content = readFileSync(new URL(file, folder), "utf8");
    const context = { locale, sourceLocale: "en", filename: file };
    const entries = po.parse(content, context);
    if (entries instanceof Promise) throw new Error("A .po file is read at once.");
    for (const [id, { translation }] of Object.entries(entries)) {
      if (id in words) throw new Error(`${id} stands in two files of ${locale}.`);
      if (translation) words[id] = translation;
    }
  }
  return words;
}

const locales = readdirSync(room, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
  .map(({ name }) => name)
  .toSorted();
const compiled = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(readWords(locale)).map(([id, words]) => [id, compileMessageOrThrow(words)]),
    ),
  ]),
);
const lines = Object.entries(compiled).flatMap(([locale, words]) => [
  `  ${JSON.stringify(locale)}: {`,
  ...Object.entries(words).map(
    ([id, word]) => `    ${JSON.stringify(id)}: ${JSON.stringify(word)},`,
  ),
  "  },",
]);
const TYPE = `import type { Messages } from "@lingui/core";`;
const head = "// Written by `npm run text` from the .po files beside this folder.";
writeFileSync(
  new URL("src/catalogues.gen.ts", room),
  [
    head,
    TYPE,
    "export const CATALOGUES = {",
    ...lines,
    "} satisfies Record<string, Messages>;",
    "",
  ].join("\n"),
);

await writeCataloguesOfScreens();
