import { cleanLines } from "@kinora/contracts/account/display-name";

/** What of a page says nothing of its subject: from here to its end. */
const SILENT =
  /<(?:(script|style|noscript|template|svg|nav|header|footer|aside|form|title)\b|!--)/gi;
const BLOCK =
  /<\/?(?:p|div|section|article|main|h[1-6]|li|ul|ol|br|tr|td|th|table|blockquote|figcaption|pre)\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", shy: "" },
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" },
};

const isPage = (text: string): boolean => /<(!doctype html|html|body|p|div)\b/i.test(text);

/** Returns the title and the text of a page, or of a plain text, which has no title. */
export function readableText(content: string): { readonly title: string; readonly text: string } {
  if (!isPage(content)) return { title: "", text: tidy(content) };
  const body = withoutSilent(content).replace(/\s+/g, " ").replace(BLOCK, "\n").replace(TAG, "");
  const title = tidy(decoded(titleOf(content).replace(TAG, "")).replace(/\s+/g, " "));
  return { title, text: tidy(decoded(body)) };
}

function titleOf(page: string): string {
  const begin = page.search(/<title\b/i);
  if (begin === -1) return "";
  const end = page.toLowerCase().indexOf("</title", begin);
  return end === -1 ? "" : page.slice(page.indexOf(">", begin) + 1, end);
}

/** In one pass, because pages are others': what is never closed silences the rest. */
function withoutSilent(page: string): string {
  const lower = page.toLowerCase();
  const spoken: string[] = [];
  let at = 0;
  for (;;) {
    SILENT.lastIndex = at;
    const found = SILENT.exec(page);
    if (!found) return spoken.join("\n") + page.slice(at);
    const [, name] = found;
    const begin = found.index;
    spoken.push(page.slice(at, begin));
    const end = lower.indexOf(name === undefined ? "-->" : `</${name.toLowerCase()}`, begin);
    const close = end === -1 ? -1 : lower.indexOf(">", end);
    if (close === -1) return spoken.join("\n");
    at = close + 1;
  }
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isText = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isText ? String.fromCodePoint(code) : " ";
  });

/** One line for each paragraph, of what can be seen: a page is not asked for hidden signs. */
const tidy = (text: string): string =>
  cleanLines(text)
    .split("\n")
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
