/** Approximate number of characters in two caption lines. */
const PAGE = 72;

/** A UTF-16 range of a text. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of a caption that is shown together with the character at `at`: one sentence, or
 * as many words of a long one as two lines hold. The film splits more carefully; this is a preview
 * while editing.
 */
export function roughPage(text: string, at: number): PageRange {
  const pages: PageRange[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/\S+\s*/gu)) {
    const to = index + word.trimEnd().length;
    const before = pages.at(-1);
    const ended = before !== undefined && /[.!?。！？]["'”’]?$/u.test(text.slice(0, before.to));
    if (before === undefined || ended || to - from > PAGE) {
      from = index;
      pages.push({ from, to });
    } else pages[pages.length - 1] = { from, to };
  }
  return pages.findLast((page) => page.from <= at) ?? { from: 0, to: text.length };
}
