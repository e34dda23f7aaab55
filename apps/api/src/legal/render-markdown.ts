import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const FIRST_HEADING = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;
/** Marks that stand in a heading and are not of its words. */
const MARKS = /[*_`]|\[|\]\([^)]*\)/g;

/** A text as a page shows it: its first heading, and the rest as HTML. HTML in the file is shown as what it is: text. */
export function renderMarkdown(text: string): { title: string | null; html: string } {
  const plain = text.replace(/^\uFEFF/, "");
  const heading = FIRST_HEADING.exec(plain);
  const rest = heading ? plain.slice(heading[0].length) : plain;
  // Without the two options that would let raw HTML and addresses like javascript: through.
  const html = micromark(rest, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return { title: heading?.[1]?.replace(MARKS, "").slice(0, 200) ?? null, html };
}
