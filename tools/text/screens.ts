import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import {
  readSentences,
  type ScreenSentence,
  saysAnything,
} from "../../apps/web/build/read-sentences.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SOURCE = "apps/web/src/";
const ROOM = join(root, SOURCE, "text");
const po = formatter({ lineNumbers: false });
const HEAD = (locale: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n`;

/** A sentence and the files that use it. */
type Said = ScreenSentence & { readonly files: Set<string> };

/**
 * Writes apps/web/src/text/<locale>/<noun>.po with the sentences of the screens; keeps existing
 * translations.
 */
export async function writeCataloguesOfScreens(): Promise<void> {
  const byNoun = Map.groupBy((await sentencesOfScreens()).entries(), ([, { files }]) =>
    nounOf(files),
  );
  for (const locale of readdirSync(ROOM).filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name))) {
    const folder = join(ROOM, locale);
    const known = translationsIn(folder, locale);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    for (const [noun, sentences] of byNoun) {
      const catalogue = Object.fromEntries(
        sentences.map(([id, { icu, context, comment, files }]) => [
          id,
          {
            message: icu,
            translation: known.get(id) ?? "",
            origin: [...files].map((file): [string] => [file]),
            ...(context && { context }),
            ...(comment && { comments: [comment] }),
          },
        ]),
      );
      const context = { locale, sourceLocale: "en", filename: noun, existing: HEAD(locale) };
      writeFileSync(join(folder, `${noun}.po`), await po.serialize(catalogue, context));
    }
  }
}

/** Returns all sentences of the screens by id, in the order of the files. */
async function sentencesOfScreens(): Promise<Map<string, Said>> {
  const found = new Map<string, Said>();
  const list = ["ls-files", "-co", "--exclude-standard", `${SOURCE}*.ts`, `${SOURCE}*.tsx`];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\n").toSorted();
  for (const file of files) {
    if (!file || /\.test\.|\/test\//.test(file) || !existsSync(join(root, file))) continue;
    const code = readFileSync(join(root, file), "utf8");
    if (!saysAnything(code)) continue;
    for (const sentence of (await readSentences(code, join(root, file))).sentences) {
      const id = generateMessageId(sentence.icu, sentence.context);
      const said = found.get(id) ?? { ...sentence, files: new Set() };
      said.files.add(file.slice(SOURCE.length));
      found.set(id, said);
    }
  }
  return found;
}

/** Returns the noun or folder that uses the sentence; "common" when several do. */
function nounOf(files: ReadonlySet<string>): string {
  const [noun = "", ...others] = new Set(
    [...files].map((file) => /^(?:(?:features|entities)\/)?([\w-]+)\//.exec(file)?.[1] ?? "common"),
  );
  return others.length === 0 ? noun : "common";
}

/** Returns the existing translations of a language, by id. */
function translationsIn(folder: string, locale: string): Map<string, string> {
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const content = readFileSync(join(folder, file), "utf8");
      const entries = po.parse(content, { locale, sourceLocale: "en", filename: file });
      if (entries instanceof Promise) throw new Error("A .po file is read at once.");
      return Object.entries(entries).flatMap(([id, { translation }]) =>
        translation ? [[id, translation] as const] : [],
      );
    }),
  );
}
