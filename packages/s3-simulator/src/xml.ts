const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\r": "&#13;",
};
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Formats a value as the text of an element. */
export function textOf(value: string | number | boolean): string {
  return String(value).replace(/[&<>"'\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * @param content XML, as returned by textOf and element
 */
export function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

/** Returns the elements of a record in its order; undefined values are omitted. */
export function elements(
  record: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  return Object.entries(record)
    .map(([name, value]) => (value === undefined ? "" : element(name, textOf(value))))
    .join("");
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}

/**
 * Returns the content of all elements of this name at any depth; clients never nest elements of one
 * name.
 */
export function insidesOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "g");
  return [...xml.matchAll(pattern)].map(([, inside = ""]) => inside);
}

/** Returns the text of the first element of this name; undefined when there is none. */
export function readText(xml: string, name: string): string | undefined {
  return insidesOf(xml, name)[0]?.replace(/&(#x?)?(\w+);/g, (whole, number, code) => {
    if (number === undefined) return NAMED[code] ?? whole;
    return String.fromCodePoint(Number.parseInt(code, number === "#x" ? 16 : 10));
  });
}
