import type { Plugin } from "vite";
import { localesOfScreens, wordsOfScreens } from "./catalogues.ts";
import { readSentences, saysAnything } from "./read-sentences.ts";

const ALL = "virtual:languages";
const ONE = "virtual:words/";

/**
 * Prepares the sentences of the screens: compiles those in the code for `say`, and provides
 * `virtual:languages` with the translations of every other language, each loaded separately.
 */
export function screenWords(): Plugin {
  return {
    name: "kinora:screen-words",
    enforce: "pre",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const each = localesOfScreens().map((locale) => {
          const name = JSON.stringify(locale);
          return `${name}: () => import(${JSON.stringify(ONE + locale)})`;
        });
        return `export const LANGUAGES = { ${each.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const words = wordsOfScreens(id.slice(ONE.length + 1));
      return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(words))});`;
    },
    async transform(code, id) {
      const [file = ""] = id.split("?");
      if (!/\/src\/.*\.tsx?$/.test(file) || !saysAnything(code)) return null;
      return readSentences(code, file);
    },
  };
}
