import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const FIRST_HEADING = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;
/** Markup in a heading that is not part of its text. */
const MARKS = /[*_`]|\[|\]\([^)]*\)/g;

/** Renders a text as its first heading and the rest as HTML. HTML in the file is shown as text. */
export function renderMarkdown(text: string): { title: string | null; html: string } {
  const plain = text.replace(/^\uFEFF/, "");
  const heading = FIRST_HEADING.exec(plain);
  const rest = heading ? plain.slice(heading[0].length) : plain;
  // Leaves off the two options that would let raw HTML and URLs such as javascript: through.
  const html = micromark(rest, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return { title: heading?.[1]?.replace(MARKS, "").slice(0, 200) ?? null, html };
}
