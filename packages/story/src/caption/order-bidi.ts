import { createRequire } from "node:module";
import type bidiFactory from "bidi-js";
import type { Token } from "./caption-tokens.ts";
import { lineText } from "./split-pages.ts";

// The package's types declare an ES module with a default export, but its main file is CommonJS.
const require = createRequire(import.meta.url);
const factory: typeof bidiFactory.default = require("bidi-js");
const bidi = factory();

export interface PlacedToken {
  readonly token: Token;
  readonly rightToLeft: boolean;
}

/** Returns true when a text begins right to left. */
export function readsFromRight(text: string): boolean {
  return (bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0) % 2 === 1;
}

/**
 * Orders the tokens of a line visually from left to right (Unicode bidirectional algorithm, rule L2
 * applied to whole words; spaces separate them, so each is shaped on its own).
 */
export function orderBidi(line: readonly Token[], fromRight: boolean): PlacedToken[] {
  const text = lineText(line);
  const { levels } = bidi.getEmbeddingLevels(text, fromRight ? "rtl" : "ltr");
  let at = 0;
  const tokens = line.map((token, index) => {
    if (token.spaced && index > 0) at += 1;
    // The level is read from the first letter, so that quotation marks do not change a word's
    // direction.
    const letter = Math.max(0, token.text.search(/[\p{L}\p{N}]/u));
    const level = levels[at + letter] ?? 0;
    at += token.text.length;
    return { token, level };
  });
  const highest = Math.max(0, ...tokens.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < tokens.length; from += 1) {
      if ((tokens[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((tokens[to]?.level ?? 0) >= level && to < tokens.length) to += 1;
      tokens.splice(from, to - from, ...tokens.slice(from, to).reverse());
      from = to;
    }
  }
  return tokens.map(({ token, level }) => ({ token, rightToLeft: level % 2 === 1 }));
}
